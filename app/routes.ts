import { index, type RouteConfig, route } from "@react-router/dev/routes";
import {
  CALENDAR_FEED_PATH,
  CANCEL_PATH,
  CHOOSE_PATH,
  CONFIRM_PATH,
  DECLINE_PATH,
  KEEP_PATH,
  MANAGE_PATH,
  NEWSLETTER_PATH,
  OFFER_PATH,
  OPT_IN_PATH,
  PREVIEW_PATH,
  UNSUBSCRIBE_PATH,
} from "./rules/private-paths.ts";
import { allPages } from "./site/pages.ts";

const pageRoutes = allPages.flatMap(({ path, aliases, view }) =>
  [path, ...aliases].map((url) => (url === "/" ? index(view, { id: url }) : route(url.slice(1), view, { id: url, caseSensitive: true }))),
);

export default [
  ...pageRoutes,
  route("blog/:slug", "routes/post.tsx", { caseSensitive: true }),
  route(PREVIEW_PATH.slice(1), "routes/preview-post.tsx", { caseSensitive: true }),
  route("og/blog/:name", "routes/post-picture.ts", { caseSensitive: true }),
  route("og/:name", "routes/preview-picture.ts", { caseSensitive: true }),
  ...[CONFIRM_PATH, DECLINE_PATH, OFFER_PATH, CANCEL_PATH].map((path) =>
    route(path.slice(1), "routes/answer-booking.tsx", { id: path, caseSensitive: true }),
  ),
  route(CHOOSE_PATH.slice(1), "routes/choose-time.tsx", { caseSensitive: true }),
  route(KEEP_PATH.slice(1), "routes/keep-booking.tsx", { caseSensitive: true }),
  route(MANAGE_PATH.slice(1), "routes/manage-booking.tsx", { caseSensitive: true }),
  route(NEWSLETTER_PATH.slice(1), "routes/newsletter.tsx", { caseSensitive: true }),
  route(OPT_IN_PATH.slice(1), "routes/confirm-newsletter.tsx", { caseSensitive: true }),
  route(UNSUBSCRIBE_PATH.slice(1), "routes/unsubscribe.tsx", { caseSensitive: true }),
  route(CALENDAR_FEED_PATH.slice(1), "routes/calendar-feed.ts", { caseSensitive: true }),
  route("api/send-booking-notification", "routes/send-booking-notification.ts", { caseSensitive: true }),
  route("api/leads", "routes/leads.ts", { caseSensitive: true }),
  route("api/newsletter", "routes/subscribe.ts", { caseSensitive: true }),
  route("api/availability", "routes/availability.ts", { caseSensitive: true }),
  route("api/blog_posts/:slug?", "routes/blog-posts.ts", { caseSensitive: true }),
  route("templates/:name", "routes/template.ts", { caseSensitive: true }),
  route("sitemap.xml", "routes/sitemap.ts", { caseSensitive: true }),
  ...["feed.xml", "feed.json"].map((path) => route(path, "routes/feed.ts", { id: path, caseSensitive: true })),
  route("robots.txt", "routes/robots.ts", { caseSensitive: true }),
  route(".well-known/security.txt", "routes/security-contact.ts", { caseSensitive: true }),
  ...(process.env.NODE_ENV === "production" ? [] : [route("design", "routes/design.tsx")]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
