import { readFileSync } from "node:fs";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { draftPicturesPath } from "../../app/desk/rules/paths.ts";
import { pages } from "../../app/site/pages.ts";
import { request } from "../harness/booking-example.ts";
import { findNginx, startShippedNginx } from "../harness/nginx.ts";
import { killAll, listening, start } from "../harness/server-process.ts";

const conf = readFileSync("deploy/nginx.conf", "utf8");
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const PICTURES = draftPicturesPath("00000000-0000-4000-8000-000000000000");
afterEach(killAll);

test("the proxy logs no visitors", () => {
  expect(conf.match(/^\s*access_log .*/gm)).toEqual(["access_log off;"]);
  expect(conf.match(/^\s*error_log .*/gm)).toEqual(["error_log /var/log/nginx/error.log crit;"]);
});

describe.skipIf(!findNginx())("the shipped nginx.conf", () => {
  test("serves pages from its cache by encoding, revalidates by ETag, and stores nothing private", async () => {
    const { port } = await listening(start({ TRUST_PROXY: "on", DESK: "on" }));
    const proxy = await startShippedNginx(port);
    if (!proxy) throw new Error("nginx did not start");
    onTestFinished(proxy.stop);
    const get = (path: string, headers = {}) => fetch(proxy.address + path, { headers });
    const first = await get("/faq", { "accept-encoding": "gzip, deflate, br" });
    expect([first.status, first.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect((await get("/faq", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    expect((await get("/faq", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBe(null);
    // Pages that no process saw say so, and only those: the page's script then reports the view.
    expect(first.headers.get("server-timing")).toBe(null);
    // Fresh for a second, which may be over before a busy machine asks again.
    const timing = async () => (await get("/faq", { "accept-encoding": "gzip, deflate, br" })).headers.get("server-timing");
    await expect.poll(timing).toBe("cache;desc=HIT");
    const etag = first.headers.get("etag") ?? "";
    expect((await get("/faq", { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
    // What an assistant asks for is never what a browser gets, whoever comes first.
    const formOf = async (accept: string) => (await get("/about-us", { accept })).headers.get("content-type")?.split(";")[0];
    const forms = [await formOf("text/markdown"), await formOf("text/html,*/*;q=0.8"), await formOf("text/html, text/markdown;q=0.5")];
    expect([...forms, await formOf("text/markdown")]).toEqual(["text/markdown", "text/html", "text/html", "text/markdown"]);
    const body = JSON.stringify({ ...request, selectedDate: await firstDay(proxy.address), selectedTime: "4:00 PM" });
    const post = () => fetch(`${proxy.address}/api/send-booking-notification`, { method: "POST", body });
    expect([(await post()).status, (await post()).status]).toEqual([201, 409]);
    // A form with a key of its own is each visitor's own, also within a second.
    const ownForms = await Promise.all([1, 2].map(async () => (await get(`${pages.calculator.path}?step=5`)).text()));
    expect(new Set(ownForms.map((html) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1])).size).toBe(2);
    expect((await get("/booking/manage?token=x")).headers.get("cache-control")).toBe("no-store");
    // A stranger's picture isn't read, but it's the site that says so. Elsewhere the proxy does.
    const large = (path: string) =>
      fetch(proxy.address + path, { method: "POST", body: new Uint8Array(2 ** 20), redirect: "manual", headers: FORM });
    expect([(await large(PICTURES)).status, (await large("/api/leads")).status]).toEqual([303, 413]);
    expect((await get("/desk/sign-in")).headers.get("cache-control")).toBe("no-store");
    // The site is gone. What the cache still has is fresh for a second, and a no-store response was never in it.
    killAll();
    await expect.poll(async () => (await get("/health/live")).status).toBe(502);
  });
});

async function firstDay(address: string) {
  const { data } = (await (await fetch(`${address}/api/availability`)).json()) as { data: { days: { date: string }[] } };
  return data.days[3]?.date ?? "";
}
