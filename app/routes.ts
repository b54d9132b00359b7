import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { OPENAPI_PATH } from "./assistants/catalog/mcp-tools.ts";
import { deskRoutes } from "./desk/desk-routes.ts";
import { ledgersPage } from "./pages/ledgers/words.ts";
import { guaranteeTerms } from "./pages/packages/words/guarantee.ts";
import { allPages } from "./site/pages.ts";
import {
  CALENDAR_FEED_PATH,
  CALL_FILE_PATH,
  CANCEL_PATH,
  CHOOSE_PATH,
  CONFIRM_PATH,
  DECLINE_PATH,
  KEEP_PATH,
  MANAGE_PATH,
  NEWSLETTER_PATH,
  NO_SHOW_PATH,
  OFFER_PATH,
  OPT_IN_PATH,
  PREVIEW_PATH,
  STEP_DONE_PATH,
  STEP_LATER_PATH,
  STEP_LOST_PATH,
  STOP_PATH,
  TALKED_PATH,
  UNSUBSCRIBE_PATH,
} from "./site/private-paths.ts";

const pageRoutes = allPages.flatMap(({ path, aliases, view }) =>
  [path, ...aliases].map((url) => (url === "/" ? index(view, { id: url }) : route(url.slice(1), view, { id: url, caseSensitive: true }))),
);

export default [
  ...pageRoutes,
  route(ledgersPage.path.slice(1), "pages/ledgers/route.tsx", { caseSensitive: true }),
  route("blog/:slug", "blog/routes/post.tsx", { caseSensitive: true }),
  route(PREVIEW_PATH.slice(1), "blog/routes/preview-post.tsx", { caseSensitive: true }),
  route("og/blog/:name", "blog/routes/share-picture.ts", { caseSensitive: true }),
  route("og/climb/:name", "calculator/routes/climb-picture.ts", { caseSensitive: true }),
  route("og/:name", "pages/routes/share-picture.ts", { caseSensitive: true }),
  ...[CONFIRM_PATH, DECLINE_PATH, OFFER_PATH, CANCEL_PATH].map((path) =>
    route(path.slice(1), "booking/routes/answer-booking.tsx", { id: path, caseSensitive: true }),
  ),
  ...[TALKED_PATH, NO_SHOW_PATH].map((path) => route(path.slice(1), "booking/routes/call-outcome.tsx", { id: path, caseSensitive: true })),
  route(CHOOSE_PATH.slice(1), "booking/routes/choose-time.tsx", { caseSensitive: true }),
  route(KEEP_PATH.slice(1), "booking/routes/keep-booking.tsx", { caseSensitive: true }),
  route(MANAGE_PATH.slice(1), "booking/routes/manage-booking.tsx", { caseSensitive: true }),
  route(CALL_FILE_PATH.slice(1), "booking/routes/call-file.ts", { caseSensitive: true }),
  ...[STEP_DONE_PATH, STEP_LATER_PATH, STEP_LOST_PATH].map((path) =>
    route(path.slice(1), "people/routes/step.tsx", { id: path, caseSensitive: true }),
  ),
  route(STOP_PATH.slice(1), "follow-up/routes/stop.tsx", { caseSensitive: true }),
  route(NEWSLETTER_PATH.slice(1), "newsletter/routes/newsletter.tsx", { caseSensitive: true }),
  route(OPT_IN_PATH.slice(1), "newsletter/routes/confirm-newsletter.tsx", { caseSensitive: true }),
  route(UNSUBSCRIBE_PATH.slice(1), "newsletter/routes/unsubscribe.tsx", { caseSensitive: true }),
  route(CALENDAR_FEED_PATH.slice(1), "booking/routes/calendar-feed.ts", { caseSensitive: true }),
  route("api/send-booking-notification", "booking/routes/send-booking-notification.ts", { caseSensitive: true }),
  route("api/leads", "calculator/routes/leads.ts", { caseSensitive: true }),
  route("api/newsletter", "newsletter/routes/subscribe.ts", { caseSensitive: true }),
  route("api/availability", "booking/routes/availability.ts", { caseSensitive: true }),
  route("api/blog_posts/:slug?", "blog/routes/posts-as-json.ts", { caseSensitive: true }),
  route(OPENAPI_PATH.slice(1), "assistants/routes/openapi.ts", { caseSensitive: true }),
  route(guaranteeTerms.file.path.slice(1), "pages/packages/routes/guarantee-file.ts", { caseSensitive: true }),
  route("templates/:name", "calculator/routes/plan-file.ts", { caseSensitive: true }),
  route("sitemap.xml", "pages/routes/sitemap.ts", { caseSensitive: true }),
  ...["feed.xml", "feed.json"].map((path) => route(path, "blog/routes/feed.ts", { id: path, caseSensitive: true })),
  ...["llms.txt", "llms-full.txt"].map((path) => route(path, "assistants/routes/llms.ts", { id: path, caseSensitive: true })),
  route("robots.txt", "pages/routes/robots.ts", { caseSensitive: true }),
  route(".well-known/security.txt", "pages/routes/security-contact.ts", { caseSensitive: true }),
  ...deskRoutes,
  ...(process.env.NODE_ENV === "production" ? [] : [route("design", "pages/design/route.tsx")]),
  route("*", "pages/routes/not-found.tsx"),
] satisfies RouteConfig;
