/** What people read as they sign in to the desk. */
export const signInWords = {
  title: "Sign in",
  ask: {
    heading: "Sign in to the desk",
    text: "Type the email that gets your booking requests. You'll get a link that signs you in.",
    label: "Email",
    button: "Email me a link",
  },
  first: "Sign in first.",
  again: "This step needs a sign-in from the last 10 minutes. Get a new link, and then press the button once more.",
  passkey: {
    button: "Sign in with a passkey",
    failed: "That didn't work. Try again, or get a link by email.",
    unknown: {
      heading: "That passkey isn't known here",
      text: "It was removed, it belongs to another site, or the page was open for too long.",
      button: "Back to sign in",
    },
  },
  sent: {
    heading: "Look in your inbox",
    text: "If that address belongs to this site, a link is on its way. It works once, for 15 minutes, and only in this browser.",
    nothing: "No email after a few minutes? Look in the spam folder, or ask whoever looks after the server: it can make you a link too.",
    back: "Use another address",
  },
  enter: { heading: "One press and you're in", text: "This link works once, in the browser that asked for it.", button: "Sign me in" },
  dead: {
    heading: "That link doesn't work here",
    text: "It was used before, it's older than 15 minutes, or another browser asked for it. A new one takes a minute.",
    button: "Get a new link",
  },
  email: {
    subject: (siteName: string) => `Your link to the ${siteName} desk`,
    heading: "Sign in to the desk",
    preview: "Works once, for 15 minutes.",
    text: "Open it in the browser where you asked for it. It works once, for 15 minutes.",
    button: "Open the desk",
    otherwise: "You didn't ask? Then leave it alone. Nobody gets in without this link and that browser.",
    reason: "You get this because somebody typed your address to sign in to the desk.",
  },
};
