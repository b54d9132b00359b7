// Makes the form of a draft nicer: it saves as somebody types, shows what's to check, formats with buttons and takes pictures by drag, paste or camera.
// Without it the same form works with its buttons.

const form = document.querySelector("form[data-save]");
const words = JSON.parse(form.dataset.words);
const { body, picture, alt, version } = form.elements;
const status = document.querySelector("[data-status]");
const pictureStatus = document.querySelector("[data-picture-status]");
const checks = document.querySelector("[data-checks]");

let timer;
let isSaving = false;
/** Words that only this page has. */
let isDirty = false;
/** Another version is in the way: only its writer can say which one stays. */
let isStuck = false;
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
    const told = isKnown ? await answer.json() : {};
    if (answer.ok && isKnown) {
      version.value = told.version;
      showChecks(told.checks);
      if (!isDirty) status.textContent = told.said;
    } else {
      isDirty = true;
      isStuck = isKnown;
      status.textContent = told.said ?? (answer.status >= 500 ? words.failed : words.signedOut);
      if (!isKnown) again(answer.status < 500);
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
  const page = await pageOf(await fetch(location.pathname));
  const token = page.querySelector("form[data-save] [name=form]")?.value;
  if (token) for (const field of document.getElementsByName("form")) field.value = token;
}

async function pageOf(answer) {
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

form.addEventListener("submit", async (event) => {
  const { submitter } = event;
  if (submitter?.value === "picture") {
    event.preventDefault();
    return sendPicture();
  }
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

/** In front of and behind what's selected, or on every line of it. */
const FORMATS = {
  heading: { line: "## " },
  bold: { around: ["**", "**"] },
  italic: { around: ["_", "_"] },
  link: { around: ["[", "](https://)"] },
  list: { line: "- " },
  quote: { line: "> " },
  table: { text: "\n\n| Item | Amount |\n| --- | --- |\n|  |  |\n\n" },
};

const toolbar = document.querySelector("[data-toolbar]");
toolbar.hidden = false;
toolbar.addEventListener("click", ({ target }) => {
  const name = target.dataset.format;
  if (name === "picture") {
    document.querySelector("[data-picture-part]").scrollIntoView();
    picture.click();
  } else if (name) format(FORMATS[name]);
});

body.addEventListener("keydown", (event) => {
  const name = { b: "bold", i: "italic", k: "link" }[event.key];
  if (!name || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  format(FORMATS[name]);
});

function format({ around, line, text }) {
  let { selectionStart: from, selectionEnd: to, value } = body;
  if (line) from = value.lastIndexOf("\n", from - 1) + 1;
  const chosen = value.slice(from, to);
  const [before, after] = around ?? ["", ""];
  insert(from, to, text ?? (line ? chosen.replace(/^/gm, line) : before + chosen + after));
  if (around) body.setSelectionRange(from + before.length, from + before.length + chosen.length);
}

/** The old command is the one way that the browser's own Undo knows of. */
function insert(from, to, text) {
  body.focus();
  body.setSelectionRange(from, to);
  if (document.execCommand("insertText", false, text)) return;
  body.setRangeText(text, from, to, "end");
  body.dispatchEvent(new Event("input", { bubbles: true }));
}

picture.addEventListener("change", () => picture.files.length && askForAlt());
body.addEventListener("dragover", (event) => event.dataTransfer.types.includes("Files") && event.preventDefault());
body.addEventListener("drop", (event) => takeFile(event, event.dataTransfer.files));
// Office programs put a picture of the text beside the text.
body.addEventListener("paste", (event) => event.clipboardData.types.includes("text/plain") || takeFile(event, event.clipboardData.files));
document.querySelector("[data-camera]").addEventListener("click", () => {
  picture.capture = "environment";
  picture.click();
  // Not at once: some phones read it only as they open the camera.
  setTimeout(() => picture.removeAttribute("capture"), 1000);
});

function takeFile(event, files) {
  if (files.length === 0) return;
  event.preventDefault();
  const one = new DataTransfer();
  one.items.add(files[0]);
  picture.files = one.files;
  askForAlt();
}

function askForAlt() {
  pictureStatus.textContent = words.dropped;
  alt.focus();
}

alt.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  sendPicture();
});

async function sendPicture() {
  const shows = alt.value.replace(/\s+/g, " ").trim();
  if (picture.files.length === 0 || !shows) {
    pictureStatus.textContent = shows ? words.noFile : words.noAlt;
    return alt.focus();
  }
  const sent = new FormData();
  sent.set("form", form.elements.form.value);
  sent.set("do", "picture");
  sent.set("alt", shows);
  sent.set("picture", picture.files[0]);
  pictureStatus.textContent = words.sending;
  try {
    const answer = await fetch(`${location.pathname.replace(/\/pictures$/, "")}/pictures`, { method: "POST", body: sent });
    const page = await pageOf(answer);
    const name = new URL(answer.url).searchParams.get("picture");
    pictureStatus.textContent = name ? "" : (page.querySelector("#picture-error")?.textContent ?? words.failed);
    if (!name) return;
    document.querySelector("[data-pictures]").replaceWith(page.querySelector("[data-pictures]"));
    picture.value = alt.value = "";
    insert(body.selectionEnd, body.selectionEnd, `\n\n![${shows.replace(/[[\]\\]/g, "\\$&")}](${name})\n\n`);
  } catch {
    pictureStatus.textContent = words.offline;
  }
}
