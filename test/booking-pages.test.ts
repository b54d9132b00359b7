import { describe, expect, test } from "vitest";
import { SLOT_TIMES } from "../app/rules/calendar/calendar.ts";
import { request } from "./harness/booking-example.ts";
import { headings, textOf } from "./harness/html.ts";
import { openSite, openSiteWithTables } from "./harness/site.ts";

type Site = Awaited<ReturnType<typeof openSiteWithTables>>;

const NOON = new Date("2026-11-15T17:00:00Z");
const form = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ ...request, website: "", idempotencyKey: "a key", ...changes });
const openAt = (moment = NOON) => openSiteWithTables({ now: () => moment });

/** The URL of a link in the newest email that has one. */
async function linkIn(site: Site, path: string) {
  const emails = await site.database.selectFrom("outbox").select("payload").execute();
  const links = emails.flatMap(({ payload }) => JSON.stringify(payload).match(new RegExp(`${path}\\?token=[\\w-]+`, "g")) ?? []);
  return links.at(-1) ?? "";
}

describe("the contact page's form", () => {
  test("books and responds with 201, the confirmation and an empty form", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form());
    const html = await answer.text();
    expect(answer.status).toBe(201);
    expect(textOf(html)).toContain("Your appointment for November 17, 2026 at 9:00 AM will be confirmed within 24 hours.");
    expect(html).toContain("data:text/calendar");
    expect(html).not.toContain(request.email);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("keeps every field and names the one that is wrong", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form({ email: "sam@" }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("Email: Please enter an e-mail address like name@company.com.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`value="${request.companyName}"`);
  });

  test("without a slot shows the contract's wording", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form({ selectedDate: "", selectedTime: "" }));
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(
      "Please select a date and time Choose your preferred consultation slot before submitting.",
    );
  });

  test("shows next to a day which of its times are taken, and disables a day without any", async () => {
    const site = await openSiteWithTables({ now: () => NOON, env: { RATE_LIMIT: "off" } });
    await site.post("/contact", form());
    const html = await (await site.get("/contact")).text();
    expect(textOf(html)).toContain("Tuesday, November 17, 2026 (not free: 9:00 AM)");
    for (const selectedTime of SLOT_TIMES.slice(1)) await site.post("/contact", form({ idempotencyKey: selectedTime, selectedTime }));
    expect(await (await site.get("/contact")).text()).toContain(
      '<option value="2026-11-17" disabled="">Tuesday, November 17, 2026 (no time free)</option>',
    );
  });

  test("sent twice with one key is one booking; another visitor who wants the slot gets three others", async () => {
    const site = await openAt();
    expect((await site.post("/contact", form())).status).toBe(201);
    expect((await site.post("/contact", form())).status).toBe(201);
    const late = await site.post("/contact", form({ idempotencyKey: "another", companyName: "Late & Co" }));
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(html.match(/class="slot[^"]*"/g)).toHaveLength(3);
    expect(html).toContain('value="Late &amp; Co"');
    expect(await site.database.selectFrom("bookings").select("id").execute()).toHaveLength(1);
  });

  test.each([
    ["the trap is filled in", { website: "https://spam.example" }],
    ["the trap is filled in and the time comes as an offered one", { website: "x", selectedDate: "", slot: "2026-11-17 9:30 AM" }],
  ])("is rejected when %s", async (_, changes) => {
    const site = await openAt();
    const answer = await site.post("/contact", form(changes));
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("Submission Failed");
    expect(await site.database.selectFrom("bookings").select("id").execute()).toEqual([]);
  });

  test("is rejected from a bot that leaves out the honeypot field", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", new URLSearchParams(request));
    expect([answer.status, await site.database.selectFrom("bookings").select("id").execute()]).toEqual([400, []]);
  });

  test("an alternative time is booked with one press, even without script", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const html = await (await site.post("/contact", form({ idempotencyKey: "late" }))).text();
    const [button = ""] = /<button[^>]*name="slot"[^>]*>/.exec(html) ?? [];
    const offered = /value="([^"]+)"/.exec(button)?.[1] ?? "";
    const answer = await site.post("/contact", form({ idempotencyKey: "late", slot: offered }));
    expect([answer.status, offered]).toEqual([201, "2026-11-17 9:30 AM"]);
  });

  test("a time that passed while the page was open is treated like a lost slot", async () => {
    const site = await openAt(new Date("2026-11-17T15:00:00Z"));
    const answer = await site.post("/contact", form());
    expect(answer.status).toBe(409);
    expect((await answer.text()).match(/name="slot"/g)).toHaveLength(3);
  });

  test("the same key with a corrected form is a new request", async () => {
    const site = await openAt();
    await site.post("/contact", form({ email: "typo@ridge.example" }));
    const corrected = await site.post("/contact", form({ selectedTime: "2:30 PM" }));
    expect(textOf(await corrected.text())).toContain("at 2:30 PM");
  });

  test.each(["application/json", "text/plain", "multipart/form-data"])("a body of type %s is 415, not a server error", async (type) => {
    const site = await openAt();
    expect((await site.post("/contact", "{}", { "content-type": type })).status).toBe(415);
    expect((await site.post("/booking/manage?token=x", "{}", { "content-type": type })).status).toBe(415);
  });

  test("where the visitor came from reaches the agency, through the JSON endpoint too", async () => {
    const site = await openAt();
    const body = JSON.stringify({ ...request, interest: "peak-performance" });
    await site.post("/api/send-booking-notification", body, { "content-type": "application/json" });
    expect(await site.database.selectFrom("bookings").select("interest").execute()).toEqual([{ interest: "peak-performance" }]);
  });

  test("another site's page can't post it", async () => {
    const site = await openAt();
    expect((await site.post("/contact", form(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

describe("the link in the agency's email", () => {
  test("shows the call, and only the button confirms it", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/confirm");
    const page = await site.get(link);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(headings(html, 1)).toEqual(["Confirm this call?"]);
    expect(await statusOf(site)).toBe("requested");
    const done = await site.post(link, "");
    expect(textOf(await done.text())).toContain("The call is confirmed.");
    expect(await statusOf(site)).toBe("confirmed");
  });
});

describe("the link in the visitor's email", () => {
  test("moves the call: the old time is free again, the new one is taken", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/manage");
    const moved = await site.post(link, new URLSearchParams({ do: "move", selectedDate: "2026-11-18", selectedTime: "1:30 PM" }));
    expect(textOf(await moved.text())).toContain("Your call is moved.");
    // The same form sent again is a new request, because the call it booked has been moved.
    expect(textOf(await (await site.post("/contact", form())).text())).toContain("November 17, 2026 at 9:00 AM");
    expect(
      (await site.post("/contact", form({ idempotencyKey: "third", selectedDate: "2026-11-18", selectedTime: "1:30 PM" }))).status,
    ).toBe(409);
  });

  test("cancels it, and the time is free again", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/manage");
    const cancelled = await site.post(link, new URLSearchParams({ do: "cancel" }));
    expect(textOf(await cancelled.text())).toContain("Your call is cancelled.");
    expect(await statusOf(site)).toBe("cancelled");
    expect((await site.post("/contact", form({ idempotencyKey: "next" }))).status).toBe(201);
  });

  test("an unavailable time is reported, and the call stays where it is", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/manage");
    for (const [selectedDate, selectedTime] of [
      ["2026-11-21", "9:00 AM"],
      ["yesterday", "9:00 AM"],
      ["2026-11-18", "noon"],
    ] as const) {
      const answer = await site.post(link, new URLSearchParams({ do: "move", selectedDate, selectedTime }));
      expect(answer.status).toBe(422);
    }
    const again = await site.post(link, new URLSearchParams({ do: "move", selectedDate: "2026-11-18", selectedTime: "noon" }));
    expect(await again.text()).toContain('<option value="2026-11-18" selected="">');
    expect(await site.database.selectFrom("bookings").select("selectedDate").execute()).toEqual([{ selectedDate: "2026-11-17" }]);
  });
});

test("a wrong token moves nothing, is 404, and is logged without the token", async () => {
  const site = await openAt();
  const move = new URLSearchParams({ do: "move", selectedDate: "2026-11-18", selectedTime: "1:30 PM" });
  expect((await site.post("/booking/manage?token=guess", move)).status).toBe(404);
  expect((await site.get("/booking/manage?token=guess")).status).toBe(404);
  expect(site.lines.filter(({ msg }) => msg === "dead or forged link")).toHaveLength(2);
  expect(JSON.stringify(site.lines)).not.toContain("guess");
});

test.each(["/booking/confirm", "/booking/manage"])("%s with a wrong token is 404 and says what to do next", async (path) => {
  const site = await openAt();
  for (const query of ["", "?token=", "?token=guess"]) {
    const answer = await site.get(path + query);
    expect(answer.status).toBe(404);
    expect(headings(await answer.text(), 1)).toEqual(["This link does not work any more"]);
  }
});

test("while the database is down, the contact page works and the pages behind links are 503", async () => {
  const site = openSite({ env: { SITE_URL: "https://www.peakworks.example" } });
  await site.database.destroy();
  expect((await site.get("/contact")).status).toBe(200);
  const answer = await site.get("/booking/manage?token=any");
  expect([answer.status, headings(await answer.text(), 1)]).toEqual([503, ["Something broke on our side"]]);
  expect((await site.post("/contact", form())).status).toBe(503);
});

async function statusOf(site: Site) {
  const row = await site.database.selectFrom("bookings").select("status").executeTakeFirstOrThrow();
  return row.status;
}
