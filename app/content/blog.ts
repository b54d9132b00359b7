/** The blog's index and everything around a post. Posts are in the database; the two static articles are in articles.ts. */
export const blog = {
  headline: "What AI does in a trade business this week",
  lead: "Working advice for owners: estimates, leads, dispatch, customers. Read it at lunch, try it after.",
  schedule: "New content is published daily at 9 AM",
  allPosts: "All Posts",
  categoriesLabel: "Categories",
  featuredLabel: "Featured",
  latest: "Latest posts",
  guides: "Two guides to begin with",
  inCategory: "{category} posts",
  found: "Posts about “{q}”",
  foundInCategory: "{category} posts about “{q}”",
  count: "{from} to {to} of {total} posts",
  countOne: "1 post",
  noCount: "No posts",
  team: "The {siteName} team",
  search: {
    label: "Search the blog",
    placeholder: "estimates, hiring …",
    button: "Search",
  },
  pages: { label: "Pages of posts", previous: "Newer", next: "Older", page: "Page {page} of {last}" },
  empty: {
    search: {
      heading: "Nothing on that yet",
      text: "No post holds all of these words. Try fewer of them, a popular topic below, or ask us directly.",
    },
    category: {
      heading: "This shelf is still empty",
      text: "The first post of this category is on its way. Until then, here is everything else.",
    },
    beyond: {
      heading: "The list ends before this page",
      text: "Somebody counted too far, or posts were taken down since. Start again at the newest.",
    },
    all: "See all posts",
    ask: "Ask us on a free call",
  },
  loading: "Loading posts",
  noScript: "The posts are slow to come right now.",
  noScriptLink: "Load the page again and wait for them",
  failed: {
    text: "New posts cannot be loaded right now. These two guides are always here.",
    retry: "Retry",
  },
  aside: {
    heading: "What does office work cost you?",
    text: "Seven numbers, three minutes, and your own figure in dollars a year.",
    button: "Run the calculator",
  },
  topics: {
    heading: "Popular Topics",
  },
  heads: {
    category: {
      title: "{category}: AI Advice for Owners",
      description:
        "Every post we filed under {category}: working advice on AI for trade and service businesses, newest first. New ones come daily at 9 AM.",
    },
    search: {
      title: "Search: {q}",
      description:
        "What the blog says about {q}: posts for owners of trade and service businesses that hold these words, best match first.",
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
  author: {
    text: "We build AI systems for contractors. Examples in our posts are marked as examples, and a licensed person still signs.",
    link: "Who we are",
  },
  call: {
    heading: "Want this running in your shop?",
    text: "Tell us which hour of your week you want back. We will say what a machine can do about it, and what it cannot.",
    consultation: "Get Free AI Consultation",
    packages: "View AI Packages",
  },
  related: "Read next",
  neighbours: { label: "Other posts", previous: "Previous post", next: "Next post" },
  missing: {
    heading: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist or has been moved.",
  },
  failed: { text: "Our post shelf does not answer right now, so this may pass in a minute.", retry: "Retry" },
};
