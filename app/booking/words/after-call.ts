/** The copy around a call whose time has come: the email that asks the agency how it went, its two pages, and what the visitor gets. */
export const afterCall = {
  ask: {
    subject: (company: string) => `How did it go? Your call with ${company}`,
    heading: "Did the call happen?",
    text: "One press keeps your list straight. Each answer opens a page with one button, and nothing happens until you press it.",
    talked: "We talked",
    noShow: "They didn't pick up",
    silence: "If you say nothing, the visitor gets nothing. The morning email asks again for a next step.",
    who: "Who",
    phone: "Phone",
  },
  thanks: {
    subject: (company: string) => `Thanks for the call, from ${company}`,
    heading: "Thanks for your time",
    text: "Thanks for talking with us. If something comes to mind that you didn't get to ask, reply to this email and it comes straight to us.",
    when: "We talked on",
    agreed: "What we agreed:",
  },
  missed: {
    subject: (when: string) => `We missed you on ${when}`,
    heading: "We couldn't reach you",
    text: "We called at the time you picked and didn't get through. Jobs run long, so no hard feelings. If you'd still like to talk, pick a time that suits you better.",
    when: "We called on",
    button: "Pick another time",
    last: "This is the only email we send about it.",
  },
  page: {
    title: "How the call went",
    talked: {
      heading: "Did you talk?",
      text: "The visitor gets a short thank-you at 9 AM the next morning, with your note if you write one. Their line moves to 'talked'.",
      unmailed: "The visitor gets no thank-you: they left no email address, or the call was over a week ago. Their line moves to 'talked'.",
      button: "Yes, we talked",
      label: "What you agreed, for the visitor (optional)",
      hint: "It goes out as plain text, without working links.",
      tooLong: (most: number) => `Please shorten this to ${most} characters.`,
    },
    missed: {
      heading: "Did they not show up?",
      text: "The visitor gets one friendly email now, with a link to pick another time.",
      unmailed: "They left no email address, so they hear nothing from us. Call them again.",
      button: "No, they didn't show up",
    },
    done: {
      talked: {
        heading: "Noted: you talked",
        text: "The thank-you goes out at 9 AM the next morning.",
        unmailed: "No thank-you goes out.",
      },
      missed: {
        heading: "Noted: they didn't show up",
        text: "The visitor has an email with a link to pick another time.",
        unmailed: "The visitor gets no email about it.",
      },
    },
    tooEarly: { heading: "This call hasn't started yet", text: "Come back when it's over." },
    ended: { heading: "This call was canceled", text: "There's nothing to note about it." },
    otherwise: "Or:",
    links: { talked: "We talked", missed: "They didn't show up" },
  },
};
