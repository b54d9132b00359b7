import { labels } from "../../site/words/labels.ts";

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
  sources: "Where to read it yourself",
  prompt: { question: "See what a year of office work costs you", text: "in seven numbers and three minutes, with no email" },
  author: {
    text: "We build AI systems for contractors. Examples in our posts are marked as examples. Check code, safety and legal points with someone licensed.",
    link: "Who we are",
  },
  call: {
    consultation: "Get Free AI Consultation",
    packages: "View AI Packages",
  },
  related: "Read next",
  neighbors: { label: "Other posts", previous: "Previous post", next: "Next post" },
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
