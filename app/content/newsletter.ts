import type { FieldProblem } from "../rules/form/fields.ts";
import { OPT_IN_DAYS } from "../rules/newsletter/newsletter.ts";
import { claims } from "./claims.ts";

/** The newsletter form, wherever it appears, and the pages behind the links in its emails. */
export const newsletter = {
  block: {
    eyebrow: "The Monday email",
    heading: `${claims.newsletterReaders} contractors read this before the first job`,
    text: "One email a week with the new posts: estimates, leads, crews, customers. Two minutes with your coffee.",
  },
  form: {
    label: "Your e-mail",
    submit: "Send me the email",
    sending: "Sending...",
    promise: "Monday mornings, and only when there is something new. Leave whenever you like.",
    privacy: "What we do with your address",
    trap: "Leave this empty",
    problems: {
      required: "Please enter your e-mail address.",
      "too-long": "That is too long for an e-mail address. Please check it.",
      "not-an-email": "That does not look like an e-mail address. It should read like name@company.com.",
    } satisfies Partial<Record<FieldProblem, string>>,
  },
  /** The same for every address, so that nobody can find out from us who subscribes. */
  asked: {
    title: "Check your inbox",
    text: `An email is on its way. Press the button in it within ${OPT_IN_DAYS} days and you are on the list.`,
    repeat: "Nothing there? Look in the spam folder. Asked twice? We send one email an hour; the one you have still works.",
  },
  failed: { title: "That did not go through", text: "Your address is still here. Please try again in a minute." },
  tooMany: { title: "That was a lot at once", text: "Please wait a few minutes, then send it again." },
  page: { heading: "One email a week", lead: "New posts for owners of trade businesses, every Monday morning." },
  confirm: {
    heading: "One press and you are in",
    text: "You get the new posts every Monday, and a way out in every email.",
    button: "Yes, send me the email",
    doneHeading: "You are on the list",
    done: "The next email comes on a Monday morning, as soon as there is a new post. Until then the blog has plenty to read.",
    blog: "Read the blog",
  },
  unsubscribe: {
    heading: "Leave the newsletter?",
    text: "No more Monday emails. Bookings and action plans still reach you.",
    button: "Take me off the list",
    doneHeading: "You are off the list",
    done: "We have deleted your address from it. No hard feelings.",
    again: "Changed your mind? Sign up again",
    deadLink: {
      heading: "This link does not work",
      text: "Some mail programs cut long links in two. Use the one in your newest email, or write to us and we take you off the list by hand.",
      button: "How to reach us",
    },
  },
  deadLink: {
    heading: "This link does not work any more",
    text: `Links to sign up work for ${OPT_IN_DAYS} days, and end when you leave the list. Ask for a new email and you have a new one.`,
    button: "Ask for a new email",
  },
};
