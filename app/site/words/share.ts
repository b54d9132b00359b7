/** What a browser without a share sheet of its own says. */
export const shareNotices = { done: "Link copied", text: "Paste it into a text or an email.", failed: "Copy this link" };

/** A Copy button, and what it says once it's pressed. */
export const copyWords = {
  label: "Copy",
  done: "Copied",
  text: "Paste it where you need it.",
  failed: "Your browser blocked copying. Select the text instead.",
};
