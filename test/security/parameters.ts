import { BOOKING_FIELD_NAMES } from "../../app/booking/catalog/booking-fields.ts";
import { LEAD_NAMES } from "../../app/calculator/catalog/lead-fields.ts";
import { allPages } from "../../app/site/pages.ts";
import { POST_PATHS } from "../../server/post-checks.ts";
import { type Check, counted } from "./check.ts";

/** A match means a visitor has started an element or ended an attribute. Text that only mentions it is escaped. */
const MARKUP = /<zq|" onzq="1/;
const PAYLOADS = [
  `"><zq onzq=1>`,
  `" onzq="1`,
  `'onzq=1 x='</script><zq>`,
  `</textarea></title><zq>`,
  `\\u003czq\\u003e{{7*7}}\${7*7}<zq>`,
  `javascript:zq//`,
  `' or 1=1 --`,
  `") union select 1,2,3 --`,
  `a" NEAR(b c) AND * OR ^ - :`,
  "%",
  "_%\\",
  "-1",
  "1e309",
  "9".repeat(400),
  "\u0000\u0007\ud800",
  "\u202e\u2028𝒜",
  "x".repeat(8_000),
];
const NAMES = [
  "q",
  "category",
  "page",
  "limit",
  "offset",
  "slug",
  "from",
  "to",
  "token",
  "interest",
  "businessType",
  "step",
  "currentAdminHours",
  "__proto__",
  "constructor",
];
const PATHS = [
  "/api/availability",
  "/api/blog_posts",
  "/booking/confirm",
  "/booking/manage",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/nope",
];

/** Whatever a query, a path or a field contains, it breaks nothing and never comes back as markup. */
export const parameters: Check = {
  name: "Odd parameters",
  run: async ({ ask }) => {
    const questions = PAYLOADS.flatMap((payload) => {
      const said = encodeURIComponent(payload.toWellFormed());
      const query = `?${NAMES.map((name) => `${name}=${said}`).join("&")}`;
      const fields = new URLSearchParams(
        [...BOOKING_FIELD_NAMES, ...LEAD_NAMES, ...NAMES, "selectedDate", "selectedTime", "do"].map((name) => [name, payload]),
      );
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return [
        ...[...allPages.map(({ path }) => path), ...PATHS].map((path) => ({ path: path + query })),
        ...NAMES.map((name) => ({ path: `/ai-insights-blue-collar-business-blog?${name}=${said}` })),
        ...NAMES.map((name) => ({ path: `/api/blog_posts?${name}=${said}` })),
        ...["/", "/blog/", "/api/blog_posts/", "/og/", "/og/blog/", "/templates/"].map((path) => ({ path: path + said })),
        ...[...POST_PATHS].map((path) => ({ path: `${path}?token=${said}`, method: "POST", headers, body: fields.toString() })),
      ];
    });
    const problems: string[] = [];
    for (const question of questions) {
      const { status, headers, body } = await ask(question);
      const isPage = String(headers["content-type"]).startsWith("text/html");
      if (status >= 500 || (isPage && MARKUP.test(body))) problems.push(`${question.path.slice(0, 200)}: ${status}`);
    }
    return counted(questions.length, problems, "answered without a failure or a visitor's markup");
  },
};
