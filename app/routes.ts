import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { deskRoutes } from "./desk/desk-routes.ts";
import { ledgersPage } from "./pages/ledgers/words.ts";
import { guaranteeTerms } from "./pages/packages/words/guarantee.ts";
import * as api from "./site/catalog/api-paths.ts";
import { allPages } from "./site/pages.ts";
import * as paths from "./site/private-paths.ts";

export default [
  ...allPages.flatMap(({ path, aliases, view }) =>
    [path, ...aliases].map((url) => (url === "/" ? index(view, { id: url }) : at(url, view, url))),
  ),
  at(ledgersPage.path, "pages/ledgers/route.tsx"),
  at("/blog/:slug", "blog/routes/post.tsx"),
  at(paths.PREVIEW_PATH, "blog/routes/preview-post.tsx"),
  at("/og/blog/:name", "blog/routes/share-picture.ts"),
  at("/og/climb/:name", "calculator/routes/climb-picture.ts"),
  at("/og/:name", "pages/routes/share-picture.ts"),
  ...[paths.CONFIRM_PATH, paths.DECLINE_PATH, paths.OFFER_PATH, paths.CANCEL_PATH].map((path) =>
    at(path, "booking/routes/answer-booking.tsx", path),
  ),
  ...[paths.TALKED_PATH, paths.NO_SHOW_PATH].map((path) => at(path, "booking/routes/call-outcome.tsx", path)),
  at(paths.CHOOSE_PATH, "booking/routes/choose-time.tsx"),
  at(paths.VERIFY_PATH, "booking/routes/verify-booking.tsx"),
  at(paths.MANAGE_PATH, "booking/routes/manage-booking.tsx"),
  at(paths.CALL_FILE_PATH, "booking/routes/call-file.ts"),
  ...[paths.STEP_DONE_PATH, paths.STEP_LATER_PATH, paths.STEP_LOST_PATH].map((path) => at(path, "people/routes/step.tsx", path)),
  at(paths.STOP_PATH, "follow-up/routes/stop.tsx"),
  at(paths.NEWSLETTER_PATH, "newsletter/routes/newsletter.tsx"),
  at(paths.OPT_IN_PATH, "newsletter/routes/confirm-newsletter.tsx"),
  at(paths.UNSUBSCRIBE_PATH, "newsletter/routes/unsubscribe.tsx"),
  at(paths.CALENDAR_FEED_PATH, "booking/routes/calendar-feed.ts"),
  at(api.BOOKING_API_PATH, "booking/routes/send-booking-notification.ts"),
  at(api.LEADS_API_PATH, "calculator/routes/leads.ts"),
  at(api.NEWSLETTER_API_PATH, "newsletter/routes/subscribe.ts"),
  at(api.AVAILABILITY_API_PATH, "booking/routes/availability.ts"),
  at(`${api.POSTS_API_PATH}/:slug?`, "blog/routes/posts-as-json.ts"),
  at(api.OPENAPI_PATH, "assistants/routes/openapi.ts"),
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
