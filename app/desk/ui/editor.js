// Saves a draft as somebody types, and shows what's to check. Without it the same form works with its buttons; editor-tools.js has the
// other half.

const form = document.querySelector("form[data-save]");
const words = JSON.parse(form.dataset.words);
const { body, picture, alt, version } = form.elements;
const status = document.querySelector("[data-status]");
const checks = document.querySelector("[data-checks]");

let timer;
/** How often somebody typed, and how often they had when the words were sent that are saved now. */
let typed = 0;
let saved = 0;
const isDirty = () => typed > saved;
/** Another version is in the way, the draft is gone or too long: only its writer can say what then. */
let isStuck = false;
const STUCK = [404, 409, 422];
const LONGEST_SAVE_MS = 30_000;

form.addEventListener("input", ({ target }) => {
  if ([picture, alt, form.elements.day].includes(target)) return;
  typed++;
  if (isStuck) return;
  status.textContent = words.typing;
  clearTimeout(timer);
  timer = setTimeout(save, 800);
});

let saving = Promise.resolve(true);

/** Saves what isn't saved once the save under way has ended: two at once would be in each other's way. Says whether to go on. */
function save() {
  clearTimeout(timer);
  saving = saving.then(() => !isDirty() || send());
  return saving;
}

/** A stuck draft can go on, too: the page that then comes shows both versions. */
async function send() {
  const sending = typed;
  try {
    const sent = new FormData(form);
    sent.delete("picture");
    const signal = AbortSignal.timeout(LONGEST_SAVE_MS);
    const answer = await fetch(form.dataset.save, { method: "POST", body: new URLSearchParams(sent), redirect: "manual", signal });
    const isKnown = answer.headers.get("content-type")?.includes("json");
    const told = (isKnown && (await answer.json())) || {};
    const isSaved = answer.ok && isKnown;
    isStuck = STUCK.includes(answer.status);
    if (isSaved) {
      saved = sending;
      version.value = told.version;
      showChecks(told.checks);
      if (!isDirty()) status.textContent = told.said;
    } else {
      status.textContent = told.said ?? (answer.status >= 500 ? words.failed : words.signedOut);
      if (!isStuck) again(answer.status < 500);
    }
    return isSaved || isStuck;
  } catch {
    status.textContent = words.offline;
    again();
    return false;
  }
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

/** The button that was pressed last, while it waits for the save. */
let pressed;
/** The button whose page is on its way. */
let leavingBy;

// Also for Enter in a field, which is a click on the first button.
form.addEventListener("click", async (event) => {
  const button = event.target.closest("[name=do]");
  // The tools send a picture without leaving the page.
  if (!button || button.value === "picture") return;
  // A page that can't be reached would take the words along: they're saved from here first.
  event.preventDefault();
  // A second Publish would find its draft gone.
  if (button === leavingBy) return;
  const isWaiting = pressed !== undefined;
  pressed = button;
  if (isWaiting) return;
  if (await save()) leaveBy(pressed);
  pressed = undefined;
});

function leaveBy(button) {
  clearTimeout(timer);
  leavingBy = button;
  // Somebody who stopped the next page may press again.
  setTimeout(stay, 5000);
  form.requestSubmit(button);
}

function stay() {
  leavingBy = undefined;
}

// By the browser's Back.
addEventListener("pageshow", stay);

addEventListener("beforeunload", (event) => {
  if (isDirty() && !leavingBy) event.preventDefault();
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
