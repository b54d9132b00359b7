export const passkeys = {
  title: "Passkeys",
  text: "A passkey signs you in with your fingerprint, your face or the PIN of your phone or computer, without an email.",
  none: "You have none yet. Add one on each phone or computer that you use.",
  added: (day: string) => `added ${day}`,
  used: (day: string) => `last used ${day}`,
  remove: (name: string) => `Remove ${name}`,
  name: { label: "What to call it", hint: "Like 'My phone' or 'Office laptop'." },
  add: "Add a passkey",
  failed: "That didn't work, and nothing was added. Try again.",
  unnamed: "Passkey",
};
