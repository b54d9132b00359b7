/** What the desk's log tells. Nothing in it is about a visitor but the ID of a call. */
export const ACTS = {
  "link-made": "made a link at the terminal",
  "signed-in-link": "signed in by link",
  "signed-in-passkey": "signed in by passkey",
  "signed-out": "signed out",
  "signed-out-everywhere": "signed out everywhere",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "call-confirmed": "confirmed a call",
  "call-declined": "declined a request",
  "call-offered": "offered other times",
  "call-moved": "moved a call",
  "call-canceled": "canceled a call",
  "call-held": "noted a call as held",
  "call-no-show": "noted a no-show",
  "call-added": "added a call",
  "person-noted": "wrote a note",
} as const;

export type Act = keyof typeof ACTS;
