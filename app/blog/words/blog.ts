import { labels } from "../../site/words/labels.ts";
import type { Category } from "../catalog/categories.ts";

/** The blog's index and everything around a post. Posts are in the database; the two static articles are in articles.ts. */
export const blog = {
  headline: "AI advice for contractors you can use this week",
  lead: "Estimates, leads, dispatch and customers, for owners of trade businesses. Read it at lunch and try it that afternoon.",
  schedule: "New content is published daily at 9 AM",
  /** Beside the schedule, while nothing is queued. */
  newest: "The newest post is from {date}.",
  allPosts: "All Posts",
  categoriesLabel: "Categories",
  featuredLabel: "Featured",
  latest: "Latest posts",
  guides: "Two guides to start with",
  inCategory: "{category} posts",
  found: "Posts about “{q}”",
  foundInCategory: "{category} posts about “{q}”",
  count: "{from} to {to} of {total} posts",
  /** Of all posts: the card at the top isn't in the list below it. */
  countBelow: "{from} to {to} of {total} posts, plus the featured one",
  /** Of words that are in very many posts. */
  countCapped: "{from} to {to} of {total}+ posts",
  countOne: "1 post",
  noCount: "No posts",
  team: "The {siteName} team",
  search: {
    label: "Search the blog",
    placeholder: "estimates, hiring...",
    button: "Search",
  },
  pages: { label: "Pages of posts", previous: "Newer", next: "Older", page: "Page {page} of {last}" },
  empty: {
    search: {
      heading: "Nothing on that yet",
      text: "No post has all of those words. Try fewer words, pick a popular topic below, or ask us.",
    },
    category: {
      heading: "No posts here yet",
      text: "The first post in this category is on its way. Until then, here's everything else.",
    },
    beyond: {
      heading: "There's no such page",
      text: "The list of posts isn't that long, or some were taken down. Start again at the newest.",
    },
    /** Before up to three words that occur in posts. */
    suggested: "Try one of these words:",
    all: "See all posts",
    ask: labels.bookCall,
  },
  loading: "Loading posts",
  noScript: "The posts are slow to load right now.",
  noScriptLink: "Reload the page",
  failed: {
    text: "We can't load the newest posts right now. These two guides are always here.",
    retry: "Retry",
  },
  aside: {
    heading: "What does office work cost you?",
    text: "Put in seven numbers and see it in dollars a year. It takes three minutes.",
    button: "Run the calculator",
  },
  topics: {
    heading: "Popular Topics",
  },
  heads: {
    category: {
      title: "{category}: AI Advice for Owners",
      description:
        "Every post we filed under {category}: practical AI advice for trade and service businesses, newest first. New posts daily at 9 AM.",
    },
    search: {
      title: "Search: {q}",
      description: "What the blog says about {q}: posts for owners of trade and service businesses with those words, best match first.",
    },
    page: "{title}, Page {page}",
    pageDescription: "Page {page}. {description}",
  },
};

export const post = {
  back: "Blog",
  backToBlog: "Back to Blog",
  loading: "Loading the post",
  contents: "In this post",
  jump: "Short on time? Start here:",
  prompt: { question: "See what a year of office work costs you:", text: "seven numbers, three minutes, no email." },
  author: {
    text: "We build AI systems for contractors. Examples in our posts are marked as examples. Check code, safety and legal points with someone licensed.",
    link: "Who we are",
  },
  call: {
    /** By the post's category, so that two posts in a row don't end alike. */
    about: {
      Electrical: {
        heading: "Bring us a late panel quote",
        text: "Tell us how it gets written today, and we'll tell you which step software can take.",
      },
      Plumbing: {
        heading: "Which calls did you miss last week?",
        text: "Bring the number. We'll work out with you what they cost and what would have caught them.",
      },
      HVAC: {
        heading: "Set it up before the next rush",
        text: "Take the call in a slow week. We'll ask how you rank calls and who keeps the list.",
      },
      "General Contracting": {
        heading: "Name the paper that's always late",
        text: "We'll go through how it moves, from the site to the office.",
      },
      "Business Strategy": {
        heading: "Have someone check your math",
        text: "Tell us what yours came out to, and we'll say if we fit. To go through it line by line, pick the 30-minute session on the contact page.",
      },
      "AI Education": {
        heading: "Not sure AI is worth it for you?",
        text: "Ask us what it can't do. That's a good way to start the call.",
      },
      Operations: {
        heading: "Have this running in your shop",
        text: "Tell us which hours of your week you want back, and what you've tried already.",
      },
      "Customer Service": {
        heading: "Is the phone running your day?",
        text: "Describe one bad day of calls. We'll sort it with you: a person, a text or a form.",
      },
    } satisfies Record<Category, { heading: string; text: string }>,
    other: { heading: "Have a question about this?", text: "Bring it to the call, and you'll get a straight answer." },
    consultation: "Get Free AI Consultation",
    packages: "View AI Packages",
  },
  related: "Read next",
  neighbours: { label: "Other posts", previous: "Previous post", next: "Next post" },
  missing: {
    heading: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or has been moved.",
  },
  preview: {
    title: "Preview",
    text: "This is a preview. This version isn't published, and this link ends on {date} at {time}.",
    ended: {
      heading: "This preview has ended",
      text: "A preview link works for 24 hours, or it was copied incompletely. Ask whoever sent it for a new one.",
      button: "Read the blog",
    },
  },
  /** After the contract's words, which name only two of the three reasons. */
  failed: {
    text: "Or it's right here and our database is slow to answer: we couldn't check just now. Try again in a minute.",
    retry: "Retry",
  },
};
