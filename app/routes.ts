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

export default [
  ...allPages.flatMap(({ path, aliases, view }) =>
    [path, ...aliases].map((url) => (url === "/" ? index(view, { id: url }) : at(url, view, url))),
  ),
  at(ledgersPage.path, "pages/ledgers/route.tsx"),
  at("/blog/:slug", "blog/routes/post.tsx"),
  at(PREVIEW_PATH, "blog/routes/preview-post.tsx"),
  at("/og/blog/:name", "blog/routes/share-picture.ts"),
  at("/og/climb/:name", "calculator/routes/climb-picture.ts"),
  at("/og/:name", "pages/routes/share-picture.ts"),
  ...[CONFIRM_PATH, DECLINE_PATH, OFFER_PATH, CANCEL_PATH].map((path) => at(path, "booking/routes/answer-booking.tsx", path)),
  ...[TALKED_PATH, NO_SHOW_PATH].map((path) => at(path, "booking/routes/call-outcome.tsx", path)),
  at(CHOOSE_PATH, "booking/routes/choose-time.tsx"),
  at(KEEP_PATH, "booking/routes/keep-booking.tsx"),
  at(MANAGE_PATH, "booking/routes/manage-booking.tsx"),
  at(CALL_FILE_PATH, "booking/routes/call-file.ts"),
  ...[STEP_DONE_PATH, STEP_LATER_PATH, STEP_LOST_PATH].map((path) => at(path, "people/routes/step.tsx", path)),
  at(STOP_PATH, "follow-up/routes/stop.tsx"),
  at(NEWSLETTER_PATH, "newsletter/routes/newsletter.tsx"),
  at(OPT_IN_PATH, "newsletter/routes/confirm-newsletter.tsx"),
  at(UNSUBSCRIBE_PATH, "newsletter/routes/unsubscribe.tsx"),
  at(CALENDAR_FEED_PATH, "booking/routes/calendar-feed.ts"),
  at("/api/send-booking-notification", "booking/routes/send-booking-notification.ts"),
  at("/api/leads", "calculator/routes/leads.ts"),
  at("/api/newsletter", "newsletter/routes/subscribe.ts"),
  at("/api/availability", "booking/routes/availability.ts"),
  at("/api/blog_posts/:slug?", "blog/routes/posts-as-json.ts"),
  at(OPENAPI_PATH, "assistants/routes/openapi.ts"),
  at(guaranteeTerms.file.path, "pages/packages/routes/guarantee-file.ts"),
  at("/templates/:name", "calculator/routes/plan-file.ts"),
  at("/sitemap.xml", "pages/routes/sitemap.ts"),
  ...["/feed.xml", "/feed.json"].map((path) => at(path, "blog/routes/feed.ts", path)),
  ...["/llms.txt", "/llms-full.txt"].map((path) => at(path, "assistants/routes/llms.ts", path)),
  at("/robots.txt", "pages/routes/robots.ts"),
  at("/.well-known/security.txt", "pages/routes/security-contact.ts"),
  ...deskRoutes,
  ...(process.env.NODE_ENV === "production" ? [] : [at("/design", "pages/design/route.tsx")]),
  route("*", "pages/routes/not-found.tsx"),
] satisfies RouteConfig;

/** A file with several addresses needs a name for each. */
function at(path: string, file: string, id?: string) {
  return route(path.slice(1), file, { caseSensitive: true, ...(id && { id }) });
}
