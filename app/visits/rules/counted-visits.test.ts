import { expect, test } from "vitest";
import { deviceOf, isCounted } from "./counted-visits.ts";
import { missingName, sourceOf } from "./source.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const COMPUTER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const TABLET = "Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

test.each([
  [PHONE, "phone"],
  [COMPUTER, "computer"],
  [TABLET, "tablet"],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", undefined],
  ["curl/8.5.0", undefined],
  ["", undefined],
])("%s is a %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("a person's request for a page counts; prefetches, pictures, robots and visitors who opted out don't", () => {
  expect(isCounted({ "user-agent": PHONE })).toBe(true);
  expect(isCounted({ "user-agent": PHONE, "sec-fetch-dest": "document" })).toBe(true);
  for (const header of [
    { "sec-gpc": "1" },
    { dnt: "1" },
    { "sec-purpose": "prefetch;prerender" },
    { "sec-fetch-dest": "image" },
    { "user-agent": "bot" },
  ])
    expect([header, isCounted({ "user-agent": PHONE, ...header })]).toEqual([header, false]);
});

test.each([
  ["truck-sign", "https://www.google.com/", "truck-sign"],
  ["Truck-Sign", undefined, "truck-sign"],
  ["kim@pipe.example", undefined, "other"],
  ["x".repeat(41), undefined, "other"],
  [null, "https://www.google.com/search?q=kim+lee", "google.com"],
  [null, "https://m.facebook.com/", "facebook.com"],
  [null, "https://www.peakworks.example/faq", "direct"],
  [null, undefined, "direct"],
  [null, "nonsense", "direct"],
  [null, `https://${"a".repeat(70)}.example/`, "other"],
])("a visit with the campaign %j from %j began at %s", (campaign, referrer, source) => {
  expect(sourceOf(campaign, referrer, ["peakworks.example"])).toBe(source);
});

test.each([
  ["/old-page", "/old-page"],
  ["/WP-Login.php", "/wp-login.php"],
  ["/kim@pipe.example", "other"],
  ["/call/5550104477", "other"],
  ["/t/0123456789abcdef", "other"],
  [`/${"x".repeat(300)}`, "other"],
])("a missing page at %s is remembered as %s", (path, name) => {
  expect(missingName(path)).toBe(name);
});
