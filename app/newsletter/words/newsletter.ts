import type { FieldProblem } from "../../forms/fields.ts";
import { claimNotes, claims } from "../../site/words/claims.ts";
import { OPT_IN_DAYS } from "../subscription.ts";

/** The newsletter form, wherever it appears, and the pages behind the links in its emails. */
export const newsletter = {
  block: {
    eyebrow: "The Monday email",
    heading: "The week's posts in two minutes",
    text: "One email a week with the new posts on estimates, leads, crews and customers.",
    claim: { says: `${claims.newsletterReaders} contractors get this before the first job:`, counts: claimNotes.newsletterReaders },
  },
  form: {
    label: "Your email",
    submit: "Sign me up",
    sending: "Sending...",
    promise: "Monday mornings: the week's posts in one email. Unsubscribe any time.",
    privacy: "What we do with your address",
    trap: "Leave this empty",
    problems: {
      required: "Please enter your email address.",
      "too-long": "That's too long for an email address. Please check it.",
      "not-an-email": "That doesn't look like an email address. It should look like name@company.com.",
    } satisfies Partial<Record<FieldProblem, string>>,
  },
  /** The same for every address, so that nobody can find out from us who subscribes. */
  asked: {
    title: "Check your inbox",
    text: `We've sent you an email. Click the button in it within ${OPT_IN_DAYS} days to confirm your subscription.`,
    repeat:
      "Nothing there? Check your spam folder. We send only a few emails a day to one address, so if you asked before, the email you have still works.",
  },
  failed: { title: "We couldn't sign you up", text: "Your address is still here. Try again in a minute." },
  tooMany: { title: "Too many tries", text: "Wait a few minutes, then send it again." },
  page: { title: "Newsletter", heading: "One email a week", lead: "New posts for owners of trade businesses, on Monday mornings." },
  confirm: {
    title: "Confirm your subscription",
    ask: {
      heading: "Confirm your subscription",
      text: "You'll get the new posts every Monday. Every email has an unsubscribe link.",
      button: "Yes, sign me up",
    },
    done: { heading: "You're subscribed", text: "Your first email comes on Monday. Until then, there's plenty to read on the blog." },
    unknown: {
      heading: "This link no longer works",
      text: `Sign-up links work for ${OPT_IN_DAYS} days, and they stop working when you unsubscribe. Sign up again to get a new one.`,
      button: "Sign up again",
    },
    blog: "Read the blog",
  },
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    ask: {
      heading: "Unsubscribe from the newsletter?",
      text: "You won't get any more Monday emails. We'll still email you about calls you book and plans you ask for.",
      button: "Unsubscribe me",
    },
    done: { heading: "You're unsubscribed", text: "We've deleted your address from the list. Thanks for reading." },
    again: "Changed your mind? Sign up again",
    unknown: {
      heading: "This link doesn't work",
      text: "Some email apps break long links. Use the one in your newest email, or write to us and we'll unsubscribe you by hand.",
      button: "How to reach us",
    },
  },
};
