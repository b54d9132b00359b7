import { OPT_IN_DAYS, PENDING_DAYS } from "../rules/newsletter/newsletter.ts";

export const newsletterEmails = {
  unsubscribe: "Unsubscribe",
  footer: (from: string) => `${from}. You get this email because you signed up for it.`,
  optIn: {
    subject: (siteName: string) => `One press and you are in: the ${siteName} newsletter`,
    heading: "Was that you?",
    text: "Somebody, we hope you, asked for our Monday email at this address: the week's new posts for owners of trade businesses.",
    button: "Open the page with the Yes button",
    until: `The link works for ${OPT_IN_DAYS} days.`,
    footer: (from: string) =>
      `${from}. Not you? Do nothing: you are not on any list, and the address is deleted after ${PENDING_DAYS} days.`,
  },
  welcome: {
    subject: (siteName: string) => `You are on the list of ${siteName}`,
    heading: "You are on the list",
    text: "From now on the new posts come every Monday morning. A week without a post is a week without an email.",
    button: "Read what is there already",
  },
  already: {
    subject: (siteName: string) => `You are already on the list of ${siteName}`,
    heading: "You are already on the list",
    text: "Somebody just asked for our Monday email at this address. You get it already, so there is nothing to do. If it was not you, there is nothing to do either.",
    button: "Read the newest posts",
  },
  digest: {
    subject: (title: string, others: number) => (others ? `${title}, and ${others} more` : title),
    heading: (count: number) => (count === 1 ? "One new post" : `${count} new posts`),
    text: "New since the last email, newest first.",
    more: (count: number) => `And ${count} more on the blog`,
    blog: "Open the blog",
  },
};
