/** What a browser without a share sheet of its own says. */
export const shareNotices = {
  copied: { title: "Link copied", text: "Paste it into a text or an email." },
  copyByHand: "Copy this link",
};
