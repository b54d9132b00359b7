import { describe, expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { nearest, request } from "../harness/booking-example.ts";
import { headings, startsOf, textOf } from "../harness/html.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

type Site = Awaited<ReturnType<typeof openSiteWithTables>>;

const NOON = new Date("2026-11-15T17:00:00Z");
const form = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ ...request, website: "", idempotencyKey: "a key", ...changes });
const openAt = (moment = NOON, env = {}) => openSiteWithTables({ now: () => moment, env });

/** The URL of a link in the newest email that has one. */
async function linkIn(site: Site, path: string) {
  const emails = await site.database.selectFrom("outbox").select("payload").execute();
  const links = emails.flatMap(({ payload }) => JSON.stringify(payload).match(new RegExp(`${path}\\?token=[\\w-]+`, "g")) ?? []);
  return links.at(-1) ?? "";
}

describe("the contact page's form", () => {
  test("books and responds with 201 and the confirmation in place of the hero and the form", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form());
    const html = await answer.text();
    expect(answer.status).toBe(201);
    expect(textOf(html)).toContain("Your appointment for November 17, 2026 at 9:00 AM will be confirmed within 24 hours.");
    expect(headings(html, 1)).toEqual(["Consultation Request Submitted!"]);
    expect(html).toMatch(/<h1(?=[^>]* tabindex="-1")(?=[^>]* autofocus="")(?=[^>]* aria-describedby="call-text")/i);
    expect(html).toContain("<title>Consultation Request Submitted!</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(textOf(html)).toContain("Tuesday, Nov 17");
    expect(html).not.toMatch(/<form[^>]*method="post"[^>]*novalidate|data-island/i);
    expect(html).toContain("data:text/calendar");
    expect(html).not.toContain(request.email);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["/contact", "15-minute discovery call", "15-Minute Discovery Call", "DTEND%3A20261117T141500Z"],
    ["/contact?interest=strategy-session", "30-minute strategy session", "30-Minute Strategy Session", "DTEND%3A20261117T143000Z"],
    ["/contact?interest=qa-session", "30-minute Q&A session", "30-Minute Q&A Session", "DTEND%3A20261117T143000Z"],
  ])("%s offers and books a %s: lead, expectations, panel and calendar file", async (path, call, title, end) => {
    const site = await openAt();
    const page = textOf(await (await site.get(path)).text());
    expect(page).toContain(`Pick a time for a free ${call}`);
    expect(page).toContain(`What to Expect ${title}`);
    const html = await (await site.post(path, form())).text();
    expect(textOf(html)).toContain(`What happens next Within 24 hours We confirm the time by email.`);
    expect(textOf(html)).toContain(`Tuesday, 9:00 AM Your ${call}.`);
    expect(html).toContain(end);
  });

  test("promises the hour before a call that's sooner than 24 hours", async () => {
    const site = await openAt(new Date("2026-11-16T20:00:00Z"));
    const said = textOf(await (await site.post("/contact", form())).text());
    expect(said).toContain("at 9:00 AM will be confirmed by 8:00 AM Eastern Time on November 17, 2026.");
    expect(said).not.toContain("confirmed within 24 hours");
  });

  test("promises the hours in PROMISE_HOURS, on the page as in the email", async () => {
    const site = await openAt(NOON, { PROMISE_HOURS: "4" });
    expect(await (await site.get("/contact")).text()).toMatch(/promiseHours\W+4\b/);
    const said = textOf(await (await site.post("/contact", form())).text());
    expect(said).toContain("at 9:00 AM will be confirmed within 4 hours.");
    expect(JSON.stringify(await site.database.selectFrom("outbox").select("payload").execute())).toContain("within 4 hours.");
  });

  test("folds the optional fields away, and opens them when one has a value or a problem", async () => {
    const site = await openAt();
    const isOpen = (html: string) => /<details[^>]*class="answer fold[^>]*>/.exec(html)?.[0].includes("open") ?? "none";
    expect(isOpen(await (await site.get("/contact")).text())).toBe(false);
    expect(isOpen(await (await site.get("/contact?interest=growth-engine")).text())).toBe(true);
    const bare = { ...Object.fromEntries(Object.keys(request).map((name) => [name, ""])), website: "" };
    const wrong = new URLSearchParams({ ...bare, employees: "many" });
    expect(isOpen(await (await site.post("/contact", wrong)).text())).toBe(true);
    expect(isOpen(await (await site.post("/contact", new URLSearchParams(bare))).text())).toBe(false);
  });

  test("keeps every field and names the one that is wrong", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form({ email: "sam@" }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("Email: Please enter an email address like name@company.com.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`value="${request.companyName}"`);
  });

  test("without a slot shows the contract's wording", async () => {
    const site = await openAt();
    const answer = await site.post("/contact", form({ selectedDate: "", selectedTime: "" }));
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("Please select a date and time Choose your preferred consultation slot before submitting.");
    expect(textOf(html)).toContain(
      "Still to fill in or fix Please select a date and time 1. Pick a day and a time for your free 15-minute call",
    );
    expect(html).toContain('<a href="#selectedDate"');
    expect(html).toMatch(/<select id="selectedDate"[^>]*aria-describedby="slot-problem"[^>]*aria-invalid="true"/);
  });

  test("shows next to a day which of its times are taken, and disables a day without any", async () => {
    const site = await openSiteWithTables({ now: () => NOON, env: { RATE_LIMIT: "off" } });
    await site.post("/contact", form());
    const html = await (await site.get("/contact")).text();
    expect(textOf(html)).toContain("Times that aren't free Tuesday, November 17, 2026: 9:00 AM");
    for (const selectedTime of SLOT_TIMES) await site.post("/contact", form({ idempotencyKey: selectedTime, selectedTime }));
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
    expect(html.match(/name="slot"/g)).toHaveLength(3);
    expect(html).toContain('value="Late &amp; Co"');
    expect(await site.database.selectFrom("bookings").select("id").execute()).toHaveLength(1);
  });

  test.each([
    ["the trap is filled in", { website: "https://spam.example" }],
    ["the trap is filled in and the time comes as an offered one", { website: "x", selectedDate: "", slot: "2026-11-17 9:30 AM" }],
  ])("is rejected when %s", async (_, changes) => {
    const site = await openAt();
    const answer = await site.post("/contact", form(changes));
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(textOf(html)).toContain("Submission Failed");
    expect(html).toContain(`value="${request.companyName}"`);
    expect(await site.database.selectFrom("bookings").select("id").execute()).toEqual([]);
  });

  test.each([
    ["from another website", 403, () => ["", { "sec-fetch-site": "cross-site" }] as const, "came from another website"],
    ["too long", 413, () => [new URLSearchParams({ additionalInfo: "x".repeat(70_000) }), {}] as const, "longer than we can take"],
    ["while the database is down", 503, () => [form(), {}] as const, "We can't store requests right now."],
  ])("is rejected %s with %i, the contract's words, a reason and a link, without script too", async (_, status, sent, reason) => {
    const env = { PHONE: "(614) 555-0100" };
    const site = status === 503 ? openSite({ now: () => NOON, env }) : await openSiteWithTables({ now: () => NOON, env });
    const [body, headers] = sent();
    const answer = await site.post("/contact", body, headers);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
    expect(textOf(html)).toMatch(
      /Submission Failed ?There was an error submitting your request\. Please try again or contact us directly\. /,
    );
    expect(textOf(html)).toContain(reason);
    const notice = html.slice(html.indexOf("Submission Failed"), html.indexOf('id="pick"'));
    expect(notice).toContain('href="mailto:hello@peakworks.example"');
    expect(notice).toContain('href="tel:+16145550100"');
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
    expect([answer.status, offered]).toEqual([201, `${nearest[0]?.selectedDate} ${nearest[0]?.selectedTime}`]);
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
});

const moveTo = (selectedDate: string, selectedTime: string) => new URLSearchParams({ do: "move", selectedDate, selectedTime });

describe("the link in the visitor's email", () => {
  test("shows the call by its length, on both clocks, with the promised hour, and follows its state", async () => {
    const site = await openAt();
    const asked = { ...request, interest: "qa-session", visitorTimeZone: "America/Denver" };
    await site.post("/api/send-booking-notification", JSON.stringify(asked), { "content-type": "application/json" });
    const link = await linkIn(site, "/booking/manage");
    const html = await (await site.get(link)).text();
    expect(headings(html, 1)).toEqual(["Your 30-minute Q&A session"]);
    expect(html).toContain("<title>Your 30-minute Q&amp;A session</title>");
    expect(textOf(html)).toMatch(/Tuesday, Nov\s17 .*7:00 AM Mountain Time, where you are .*9:00 AM Eastern Time, ours/);
    expect(textOf(html)).toContain("We'll confirm it by 10:00 AM Mountain Time on November 16, 2026,");
    await site.post(await linkIn(site, "/booking/confirm"), "");
    expect(textOf(await (await site.get(link)).text())).toContain("It's confirmed. We'll call the number you gave us.");
    const soon = await (await site.post(link, moveTo("2026-11-16", "9:00 AM"))).text();
    expect(headings(soon, 1)).toEqual(["Your call is moved."]);
    expect(soon).toContain("<title>Your call is moved.</title>");
    expect(textOf(soon)).toContain("We'll confirm it by 6:00 AM Mountain Time on November 16, 2026.");
    const ended = await (await site.post(link, new URLSearchParams({ do: "cancel" }))).text();
    expect(headings(ended, 1)).toEqual(["Your call is canceled."]);
    expect(ended).toContain('href="/contact-ai-consultation-contractors?interest=qa-session"');
    expect(ended).not.toContain("data-island");
    expect(textOf(await (await site.get(link)).text())).toContain("Book another call");
  });

  test("has no second call button over its own, and neither has the agency's, which says the agency's hour first", async () => {
    const site = await openAt();
    const asked = { ...request, visitorTimeZone: "America/Denver" };
    await site.post("/api/send-booking-notification", JSON.stringify(asked), { "content-type": "application/json" });
    for (const path of ["/booking/manage", "/booking/confirm"])
      expect(await (await site.get(await linkIn(site, path))).text(), path).not.toContain("thumb-bar");
    const answer = textOf(await (await site.get(await linkIn(site, "/booking/confirm"))).text());
    expect(answer).toMatch(/Our time: [^:]*9:00 AM EST The visitor's time: [^:]*7:00 AM MST/);
  });

  test("names somebody without a company once", async () => {
    const site = await openAt();
    const contact = { contactName: "Pat Stone", companyName: "", email: "pat@stone.example", phone: request.phone };
    const slot = { selectedDate: request.selectedDate, selectedTime: request.selectedTime };
    await addCall(site.database, { contact, slot, isInvited: true }, { now: NOON, settings: site.settings });
    const page = textOf(await (await site.get(await linkIn(site, "/booking/manage"))).text());
    expect(page.match(/Pat Stone/g)).toHaveLength(1);
  });

  test("the time the call already has isn't a move", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const before = await site.database.selectFrom("outbox").select("id").execute();
    const answer = await site.post(await linkIn(site, "/booking/manage"), moveTo("2026-11-17", "9:00 AM"));
    const html = await answer.text();
    expect([answer.status, headings(html, 1)]).toEqual([200, ["Your 15-minute discovery call"]]);
    expect(textOf(html)).toContain("That's the time you already have. Nothing changed.");
    expect(startsOf(html)).toEqual([expect.stringContaining('class="notice"')]);
    expect(await site.database.selectFrom("outbox").select("id").execute()).toEqual(before);
  });

  test("a taken time offers the nearest ones as buttons on both clocks, and one press moves the call there", async () => {
    const site = await openAt();
    await site.post("/contact", form({ idempotencyKey: "rival", selectedTime: "10:00 AM" }));
    const asked = { ...request, visitorTimeZone: "Pacific/Auckland" };
    await site.post("/api/send-booking-notification", JSON.stringify(asked), { "content-type": "application/json" });
    const link = await linkIn(site, "/booking/manage");
    expect(textOf(await (await site.get(link)).text())).toContain("Tuesday, November 17, 2026: 10:00 AM");
    const answer = await site.post(link, moveTo("2026-11-17", "10:00 AM"));
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(textOf(html)).toContain("Tuesday, November 17, 2026, 9:30 AM Eastern Time November 18, 2026, 3:30 AM New Zealand Time");
    const offers = [...html.matchAll(/<button[^>]*value="(2026[^"]+)"/g)].map(([, value = ""]) => value);
    expect(offers).toHaveLength(3);
    const moved = await site.post(link, new URLSearchParams({ slot: offers[0] ?? "" }));
    expect([moved.status, headings(await moved.text(), 1)]).toEqual([200, ["Your call is moved."]]);
  });

  test("moves the call: the old time is free again, the new one is taken", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/manage");
    const moved = await site.post(link, moveTo("2026-11-18", "1:30 PM"));
    expect(textOf(await moved.text())).toContain("Your call is moved.");
    // The same form sent again is a new request, because the call it booked has been moved.
    expect(textOf(await (await site.post("/contact", form())).text())).toContain("November 17, 2026 at 9:00 AM");
    const another = form({ idempotencyKey: "third", email: "kim@pipe.example", selectedDate: "2026-11-18", selectedTime: "1:30 PM" });
    expect((await site.post("/contact", another)).status).toBe(409);
  });

  test("asks once more, cancels it, and the time is free again", async () => {
    const site = await openAt();
    await site.post("/contact", form());
    const link = await linkIn(site, "/booking/manage");
    const page = await (await site.get(link)).text();
    expect(page).toMatch(/<details>(?:(?!<\/details>).)*<summary[^>]*>Cancel my call<(?:(?!<\/details>).)*value="cancel"/s);
    expect(page.match(/value="cancel"/g)).toHaveLength(1);
    const cancelled = await site.post(link, new URLSearchParams({ do: "cancel" }));
    expect(textOf(await cancelled.text())).toContain("Your call is canceled.");
    expect(await site.database.selectFrom("bookings").select("status").execute()).toEqual([{ status: "cancelled" }]);
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
      const answer = await site.post(link, moveTo(selectedDate, selectedTime));
      expect(answer.status).toBe(422);
    }
    const again = await site.post(link, moveTo("2026-11-18", "noon"));
    const html = await again.text();
    expect(html).toContain('<option value="2026-11-18" selected="">');
    expect(startsOf(html)).toEqual([expect.stringContaining('role="alert"')]);
    expect(await site.database.selectFrom("bookings").select("selectedDate").execute()).toEqual([{ selectedDate: "2026-11-17" }]);
  });
});

test("a wrong token moves nothing, is 404, says what to do next, and is logged without the token", async () => {
  const site = await openAt();
  expect((await site.post("/booking/manage?token=guess", moveTo("2026-11-18", "1:30 PM"))).status).toBe(404);
  for (const query of ["", "?token=", "?token=guess"]) {
    const answer = await site.get(`/booking/manage${query}`);
    expect([answer.status, headings(await answer.text(), 1)]).toEqual([404, ["This link no longer works"]]);
  }
  expect(site.lines.filter(({ msg }) => msg === "dead or forged link")).toHaveLength(4);
  expect(JSON.stringify(site.lines)).not.toContain("guess");
});

test("while the database is down, the page behind a link is 503", async () => {
  const site = openSite({ env: { SITE_URL: "https://www.peakworks.example" } });
  await site.database.destroy();
  const answer = await site.get("/booking/manage?token=any");
  expect([answer.status, headings(await answer.text(), 1)]).toEqual([503, ["Something broke on our side"]]);
});
