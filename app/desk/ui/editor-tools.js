// Formats the text of a draft with buttons, and takes pictures by drag, paste or camera. Saving is in editor.js.

const form = document.querySelector("form[data-save]");
const words = JSON.parse(form.dataset.words);
const { body, picture, alt } = form.elements;
const status = document.querySelector("[data-picture-status]");

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
  status.textContent = words.dropped;
  alt.focus();
}

alt.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  sendPicture();
});

form.addEventListener("submit", (event) => {
  if (event.submitter?.value !== "picture") return;
  event.preventDefault();
  sendPicture();
});

async function sendPicture() {
  const shows = alt.value.trim();
  if (picture.files.length === 0 || !shows) {
    status.textContent = shows ? words.noFile : words.noAlt;
    return alt.focus();
  }
  const sent = new FormData();
  sent.set("form", form.elements.form.value);
  sent.set("do", "picture");
  sent.set("alt", shows);
  sent.set("picture", picture.files[0]);
  status.textContent = words.sending;
  try {
    const answer = await fetch(`${location.pathname.replace(/\/pictures$/, "")}/pictures`, { method: "POST", body: sent });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const line = new URL(answer.url).searchParams.get("line");
    status.textContent = line ? "" : (page.querySelector("#picture-error")?.textContent ?? words.failed);
    if (!line) return;
    document.querySelector("[data-pictures]").replaceWith(page.querySelector("[data-pictures]"));
    picture.value = alt.value = "";
    insert(body.selectionEnd, body.selectionEnd, `\n\n${line}\n\n`);
  } catch {
    status.textContent = words.offline;
  }
}
