// Saves a draft as somebody types, and shows what's to check. Without it the same form works with its buttons; editor-tools.js has the
// other half.

const form = document.querySelector("form[data-save]");
const words = JSON.parse(form.dataset.words);
const { body, picture, alt, version } = form.elements;
const status = document.querySelector("[data-status]");
const checks = document.querySelector("[data-checks]");

let timer;
let isSaving = false;
/** Words that only this page has. */
let isDirty = false;
/** Another version is in the way, the draft is gone or too long: only its writer can say what then. */
let isStuck = false;
const STUCK = [404, 409, 422];
let isLeaving = false;

form.addEventListener("input", ({ target }) => {
  if ([picture, alt, form.elements.day].includes(target)) return;
  isDirty = true;
  if (isStuck) return;
  status.textContent = words.typing;
  saveIn(800);
});

function saveIn(ms) {
  clearTimeout(timer);
  timer = setTimeout(save, ms);
}

async function save() {
  clearTimeout(timer);
  if (isSaving) return saveIn(300);
  isSaving = true;
  isDirty = false;
  try {
    const sent = new FormData(form);
    sent.delete("picture");
    const answer = await fetch(form.dataset.save, { method: "POST", body: new URLSearchParams(sent), redirect: "manual" });
    const isKnown = answer.headers.get("content-type")?.includes("json");
    const told = (isKnown && (await answer.json())) || {};
    if (answer.ok && isKnown) {
      version.value = told.version;
      isStuck = false;
      showChecks(told.checks);
      if (!isDirty) status.textContent = told.said;
    } else {
      isDirty = true;
      isStuck = STUCK.includes(answer.status);
      status.textContent = told.said ?? (answer.status >= 500 ? words.failed : words.signedOut);
      if (!isStuck) again(answer.status < 500);
    }
  } catch {
    isDirty = true;
    status.textContent = words.offline;
    again();
  }
  isSaving = false;
}

/** Tries once more. After another sign-in the page has a new token, and this form needs it. */
function again(isSignedOut) {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (isSignedOut) await renewToken().catch(() => {});
    save();
  }, 5000);
}

async function renewToken() {
  const html = await (await fetch(location.pathname)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const token = page.querySelector("form[data-save] [name=form]")?.value;
  if (token) for (const field of document.getElementsByName("form")) field.value = token;
}

form.addEventListener("submit", async (event) => {
  const { submitter } = event;
  // The tools send it without leaving the page.
  if (submitter?.value === "picture") return;
  clearTimeout(timer);
  if (!isDirty || isStuck) {
    isLeaving = true;
    return;
  }
  // A page that can't be reached would take the words along: they're saved from here first.
  event.preventDefault();
  await save();
  if (!isDirty || isStuck) form.requestSubmit(submitter);
});

addEventListener("beforeunload", (event) => {
  if (isDirty && !isLeaving) event.preventDefault();
});

function showChecks(list) {
  checks.replaceChildren(
    ...list.map(({ line, label, text }) => item(label ? lineButton(line, label) : "", ` ${text}`)),
    ...(list.length ? [] : [item(checks.dataset.good)]),
  );
}

function item(...parts) {
  const made = document.createElement("li");
  made.append(...parts);
  return made;
}

function lineButton(line, label) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "font-semibold underline min-h-11";
  button.textContent = label;
  button.onclick = () => {
    const lines = body.value.split("\n");
    const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    body.focus();
    body.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
    body.scrollTop = body.scrollHeight * ((line - 3) / lines.length);
  };
  return button;
}

for (const mark of checks.querySelectorAll("b[data-line]")) mark.replaceWith(lineButton(Number(mark.dataset.line), mark.textContent));
