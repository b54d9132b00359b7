import { OPT_IN_DAYS, PENDING_DAYS } from "../subscription.ts";

export const newsletterEmails = {
  unsubscribe: "Unsubscribe",
  reason: "You're getting this because you signed up for it.",
  optIn: {
    subject: (siteName: string) => `Confirm your subscription to the ${siteName} newsletter`,
    heading: "Confirm your subscription",
    text: "You signed up for our Monday email: the week's posts for owners of trade businesses. One click and you're in.",
    button: "Confirm my subscription",
    until: `The link works for ${OPT_IN_DAYS} days.`,
    reason: `Not you? You don't have to do anything. You're not subscribed, and we'll delete this address after ${PENDING_DAYS} days.`,
  },
  welcome: {
    subject: (siteName: string) => `You're subscribed to ${siteName}`,
    heading: "You're subscribed",
    text: "Every Monday morning you'll get the week's posts in one email.",
    button: "Read the latest posts",
  },
  already: {
    subject: (siteName: string) => `You're already subscribed to ${siteName}`,
    heading: "You're already subscribed",
    text: "Someone just signed up for our Monday email with this address. You already get it, so there's nothing to do.",
    button: "Read the newest posts",
  },
  digest: {
    subject: (title: string, others: number) => (others ? `${title}, and ${others} more` : title),
    heading: (count: number) => (count === 1 ? "One new post" : `${count} new posts`),
    text: "New since the last email, newest first:",
    more: (count: number) => `And ${count} more on the blog`,
    blog: "Open the blog",
  },
};
