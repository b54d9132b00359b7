import { expect, test } from "vitest";
import { STAGES } from "../../app/people/catalog.ts";
import { nameOfDue } from "../../app/people/rules/due-reminder.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { actsIn, askForCall, type Desk, formTokenIn, later, openSignedIn, readRoom, signIn } from "../harness/desk.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { lead } from "../harness/lead-example.ts";
import { PAYLOAD_GROUPS, SEARCHED_GROUPS } from "../harness/xss-payloads.ts";

async function askForPlan(site: Desk, changes: Record<string, string> = {}) {
  const answer = await site.post("/api/leads", JSON.stringify({ ...lead, ...changes }), { "content-type": "application/json" });
  expect(answer.status).toBe(201);
}

async function personOf(site: Desk, name: string) {
  return site.database.selectFrom("people").selectAll().where("name", "=", name).executeTakeFirstOrThrow();
}

const pageOf = async (site: Desk, name: string) => `/desk/people/${(await personOf(site, name)).id}`;

// Other tests run these queries on both engines.
describeOnSqlite("the desk's people", ({ open }) => {
  const openPeople = async () => openSignedIn({ database: await open() });

  test("everybody is listed by stage, found by search, and says what will be there while there's nobody", async () => {
    const { site, browser } = await openPeople();
    expect(await readRoom(browser, "/desk/people")).toContain("Nobody yet.");
    await askForCall(site);
    await askForPlan(site);
    const sam = await pageOf(site, "Sam Hill");
    expect(await readRoom(browser, "/desk/people")).toMatch(
      /All \(2\) New \(2\) Talked \(0\).* New Sam Hill, Ridge Roofing .*Kim Lee, Pipe & Co/,
    );
    await browser.press(sam, sam, { do: "stage", stage: "talked", reason: "" });
    expect(await readRoom(browser, "/desk/people?stage=talked")).toMatch(/Talked Sam Hill, Ridge Roofing(?!.*Kim Lee)/);
    expect(await readRoom(browser, "/desk/people?stage=won")).toContain("Nobody is at this stage.");
    expect(await readRoom(browser, "/desk/people?q=pipe+5550102211")).toMatch(/Kim Lee(?!.*Sam Hill)/);
    expect(await readRoom(browser, "/desk/people?q=nobody")).toContain("Nobody has that.");
    expect((await browser.get("/desk/people?stage=%3Cb%3E&said=x")).status).toBe(200);
  });

  test("a person's page has facts, calls, plans, emails and history, and leads to the call and back", async () => {
    const { site, browser } = await openPeople();
    await askForCall(site, { email: lead.email, contactName: lead.name, companyName: lead.company, phone: lead.phone });
    await askForPlan(site);
    const path = await pageOf(site, "Kim Lee");
    await site.database.updateTable("outbox").set({ sentAt: "2026-11-16T17:00:00.000Z" }).where("kind", "=", "plan").execute();
    const html = await (await browser.get(path)).text();
    for (const part of ["asked for a call", "asked for a plan", "Plumbing", "12 h / week", "email : The plan", "needs an answer"])
      expect(textOf(html)).toContain(part);
    expect(html).toContain('href="tel:+15550102211"');
    expect(html).toContain('href="mailto:kim@pipe.example"');
    const call = /href="(\/desk\/calls\/[\da-f-]+)"/.exec(html)?.[1] ?? "";
    expect(await (await browser.get(call)).text()).toContain(`href="${path}"`);
  });

  test("a next step is set, put off, done, and an old page can't finish a step that was set since", async () => {
    const { site, browser } = await openPeople();
    await askForCall(site);
    const path = await pageOf(site, "Sam Hill");
    const step = async () => {
      const { nextOn, nextStep } = await personOf(site, "Sam Hill");
      return `${nextOn} ${nextStep}`;
    };
    const set = await browser.press(path, path, { do: "next", nextStep: " Send  the brief ", nextOn: "2026-11-16" });
    expect([set.status, set.headers.get("location")]).toEqual([303, `${path}?said=next`]);
    expect(await step()).toBe("2026-11-16 Send the brief");
    expect(await readRoom(browser, `${path}?said=next`)).toContain("The next step is set.");
    expect(await readRoom(browser, "/desk/people")).toContain("Due: November 16, 2026: Send the brief");
    const aboutOn = (since: string) => nameOfDue({ since, step: "Send the brief" });
    const about = aboutOn("2026-11-16");
    const put = await browser.press(path, path, { do: "later", about, back: "today" });
    expect([put.status, put.headers.get("location")]).toEqual([303, "/desk?said=later"]);
    expect(await step()).toBe("2026-11-19 Send the brief");
    for (const stale of [about, "", "step-null", "call-1", "call-x"])
      expect((await browser.press(path, path, { do: "done", about: stale })).status, stale).toBe(409);
    expect(await step()).toBe("2026-11-19 Send the brief");
    expect((await browser.press(path, path, { do: "done", about: aboutOn("2026-11-19") })).status).toBe(303);
    expect(await step()).toBe("null ");
    expect((await browser.press(path, path, { do: "done", about: "step-null" })).status).toBe(409);
    expect(await actsIn(site)).toEqual(["signed-in-link", "step-set", "step-put-off", "step-done"]);
  });

  test("a call that was followed by nothing asks what's next, and the answer settles it", async () => {
    const { site, browser } = await openPeople();
    await askForCall(site);
    const path = await pageOf(site, "Sam Hill");
    const { id } = await site.database.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    await browser.press("/desk", `/desk/calls/${id}`, { do: "confirm" });
    later(site, 2 * 24 * 60);
    await signIn(site, browser);
    const about = /name="about" value="(call-\d+)"/.exec(await (await browser.get(path)).text())?.[1] ?? "";
    expect((await browser.press(path, path, { do: "lost", about })).status).toBe(303);
    expect((await personOf(site, "Sam Hill")).stage).toBe("lost");
    expect((await browser.press(path, path, { do: "lost", about })).status).toBe(409);
  });

  test("stage, note and reply are written down; what's wrong is said beside its field and keeps what was typed", async () => {
    const { site, browser } = await openPeople();
    await askForPlan(site);
    const path = await pageOf(site, "Kim Lee");
    const press = (fields: Record<string, string>) => browser.press(path, path, fields);
    await site.database.updateTable("people").set({ followUpsLeft: 3 }).execute();
    expect(await readRoom(browser, path)).toContain("Up to 3 more");
    expect((await press({ do: "replied" })).status).toBe(303);
    expect((await personOf(site, "Kim Lee")).followUpsLeft).toBe(0);
    expect((await press({ do: "note", note: "Has two vans\r\nand a dog" })).status).toBe(303);
    expect(await readRoom(browser, path)).toContain(": Has two vans and a dog");
    expect((await press({ do: "stage", stage: "lost", reason: "Too far" })).status).toBe(303);
    expect(await personOf(site, "Kim Lee")).toMatchObject({ stage: "lost", reason: "Too far" });
    for (const [fields, told] of [
      [{ do: "stage", stage: "lost", reason: "Too far" }, "They're at that stage already."],
      [{ do: "stage", stage: "new" }, "Choose a stage"],
      [{ do: "note", note: " \n " }, "Write a few words"],
      [{ do: "note", note: "x".repeat(1001) }, "too long"],
      [{ do: "next", nextStep: "Call", nextOn: "2026-11-15" }, "That day is over."],
      [{ do: "next", nextStep: "Call", nextOn: "tomorrow" }, "Choose a day."],
      [{ do: "next", nextStep: "", nextOn: "2026-11-17" }, "Write a few words"],
      [{ do: "constructor" }, "Reload the page"],
    ] as [Record<string, string>, string][]) {
      const answer = await press(fields);
      const html = await answer.text();
      expect([answer.status, html.includes(told.replace("'", "&#x27;"))], JSON.stringify(fields).slice(0, 80)).toEqual([422, true]);
    }
    const kept = await (await press({ do: "next", nextStep: "Call on Friday", nextOn: "2026-11-15" })).text();
    expect(kept).toContain('value="Call on Friday"');
    expect(kept).toMatch(/aria-describedby="nextOn-error"/);
    expect(await actsIn(site)).toEqual(["signed-in-link", "person-replied", "person-noted", "person-moved"]);
    const log = JSON.stringify(await site.database.selectFrom("deskLog").selectAll().execute());
    expect(log).not.toMatch(/Kim|Pipe|kim@|2211|vans|far/);
  });

  test("the list and one person's data are files, and want a fresh sign-in", async () => {
    const { site, browser } = await openPeople();
    await askForCall(site, { contactName: "=cmd()" });
    await askForPlan(site);
    const list = await browser.press("/desk/people", "/desk/people-file");
    expect(list.headers.get("content-disposition")).toBe('attachment; filename="people-2026-11-16.csv"');
    expect(list.headers.get("cache-control")).toBe("no-store");
    const csv = await list.text();
    expect(csv).toContain('"kim@pipe.example"');
    expect(csv).toContain(`"'=cmd()"`);
    const { id } = await personOf(site, "Kim Lee");
    const file = await browser.press(`/desk/people/${id}`, "/desk/person-file", { id });
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="person.json"');
    expect(await file.json()).toMatchObject({ leads: [{ company: "Pipe & Co" }], people: [{ name: "Kim Lee" }] });
    expect((await browser.press("/desk/people", "/desk/person-file", { id: "x" })).status).toBe(404);
    expect((await browser.get("/desk/people-file")).headers.get("location")).toBe("/desk/people");
    later(site, 11);
    for (const path of ["/desk/people-file", "/desk/person-file", "/desk/delete-person"]) {
      const asked = await browser.press("/desk/people", path, { id });
      expect([asked.status, asked.headers.get("location")], path).toEqual([303, expect.stringContaining("/desk/sign-in?again=&to=")]);
    }
    const referer = `https://www.peakworks.example/desk/people/${id}`;
    const form = formTokenIn(await (await browser.get(`/desk/people/${id}`)).text());
    const fromPerson = await browser.post("/desk/person-file", { form, id }, { referer });
    expect(fromPerson.headers.get("location")).toBe(`/desk/sign-in?again=&to=${encodeURIComponent(`/desk/people/${id}`)}`);
    expect((await browser.post("/desk/people-file", {})).status).toBe(403);
    expect(await actsIn(site)).toEqual(["signed-in-link", "people-exported", "person-exported"]);
    expect((await personOf(site, "Kim Lee")).id).toBe(id);
  });

  test("deleting says what goes, asks once more, and takes every spelling of the mailbox along", async () => {
    const { site, browser } = await openPeople();
    await askForCall(site, { email: "k.im+call@gmail.com", contactName: "Kim Lee" });
    await askForPlan(site, { email: "kim@gmail.com" });
    await askForCall(site, { selectedTime: "9:30 AM" });
    const { id } = await personOf(site, "Kim Lee");
    const page = await readRoom(browser, `/desk/delete-person?id=${id}`);
    expect(page).toContain("Delete Kim Lee, Ridge Roofing?");
    expect(page).toMatch(/1 call\. One of them is still to come.* 1 plan from the calculator/);
    expect(page).toMatch(/same phone number is on another line, which stays\..*Sam Hill/);
    expect((await personOf(site, "Kim Lee")).id).toBe(id);
    const gone = await browser.press(`/desk/delete-person?id=${id}`, "/desk/delete-person", { id });
    expect([gone.status, gone.headers.get("location")]).toEqual([303, "/desk/people?said=deleted"]);
    const left = await Promise.all(
      (["people", "bookings", "leads", "personEvents", "outbox"] as const).map((table) =>
        site.database.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(left)).not.toMatch(/gmail|Kim Lee/);
    expect(left[1]).toHaveLength(1);
    expect((await browser.press("/desk/people", "/desk/delete-person", { id })).status).toBe(404);
    expect((await browser.get(`/desk/delete-person?id=${id}`)).status).toBe(404);
    expect(await actsIn(site)).toEqual(["signed-in-link", "person-deleted"]);
  });

  test("somebody who gave only a phone number is exported and deleted alone", async () => {
    const { site, browser } = await openPeople();
    const call = { time: "2026-11-18 9:00 AM", contactName: "Lou Reyes", phone: "(555) 010-9999", email: "", companyName: "" };
    await browser.press("/desk/add-call", "/desk/add-call", call);
    await browser.press("/desk/add-call", "/desk/add-call", {
      ...call,
      time: "2026-11-18 9:30 AM",
      contactName: "Ann",
      phone: "555 010 8888",
    });
    const { id } = await personOf(site, "Lou Reyes");
    const file = await browser.press("/desk/people", "/desk/person-file", { id });
    expect(await file.json()).toMatchObject({ bookings: [{ contactName: "Lou Reyes" }], people: [{ id }] });
    expect((await browser.press("/desk/people", "/desk/delete-person", { id })).status).toBe(303);
    const names = await site.database.selectFrom("bookings").select("contactName").execute();
    expect(names).toEqual([{ contactName: "Ann" }]);
    expect(await site.database.selectFrom("people").select("name").execute()).toEqual([{ name: "Ann" }]);
  });
});

test("XSS: no payload in a name, a note, a step or a reason makes an element or an address in any view", async () => {
  const { site, browser } = await openSignedIn();
  await askForPlan(site);
  const row = await personOf(site, "Kim Lee");
  const plan = await site.database.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const path = `/desk/people/${row.id}`;
  await browser.press(path, path, { do: "next", nextStep: "x", nextOn: "2026-11-16" });
  await browser.press(path, path, { do: "note", note: "x" });
  const shape = async (view: string) => elementsOf(await (await browser.get(view)).text());
  const views = ["/desk/people", path, `/desk/delete-person?id=${row.id}`];
  const harmless = new Set((await Promise.all(views.map(shape))).flat());
  const risky = async (view: string) => (await shape(view)).filter((one) => !harmless.has(one) && !ALLOWED.test(one));
  for (const [i, group] of PAYLOAD_GROUPS.entries()) {
    const payload = group.join(" ");
    const id = `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;
    const texts = { name: payload, company: payload, phone: payload, email: `${payload}@x.example` };
    const step = { nextStep: payload, nextOn: "2026-11-16", reason: payload, stage: STAGES[i % STAGES.length] ?? "new" };
    await site.database
      .insertInto("people")
      .values({ ...row, ...texts, ...step, id, knownBy: `payload ${i}` })
      .execute();
    const note = { id, personId: row.id, what: "note" as const, note: payload, bookingId: null, leadId: null, happenedAt: row.createdAt };
    await site.database.insertInto("personEvents").values(note).execute();
    const lead = { ...plan, ...texts, id, personId: id, idempotencyHash: null, tradeType: "other" as const, otherTrade: payload };
    await site.database.insertInto("leads").values(lead).execute();
    for (const view of [`/desk/people/${id}`, `/desk/delete-person?id=${id}`]) expect(await risky(view), payload).toEqual([]);
  }
  expect(await risky(path)).toEqual([]);
  for (const stage of STAGES) expect(await risky(`/desk/people?stage=${stage}`), stage).toEqual([]);
  for (const group of SEARCHED_GROUPS)
    expect(await risky(`/desk/people?q=${encodeURIComponent(group.join(" "))}`), group.join("\n")).toEqual([]);
  const form = formTokenIn(await (await browser.get(path)).text());
  for (const payload of PAYLOAD_GROUPS.map((group) => group.join(" "))) {
    const answer = await browser.post(path, { form, do: "next", nextStep: payload, nextOn: payload });
    expect(
      elementsOf(await answer.text()).filter((one) => !harmless.has(one) && !ALLOWED.test(one)),
      payload,
    ).toEqual([]);
  }
}, 120_000);

/**
 * What more there may be: plain parts of a fact or a list, messages, a mail link whose address is encoded, and the search kept in a stage's
 * link.
 */
const ALLOWED =
  /^(?:dt|dd|div|dl|span|p|b|li|ul|h2|section|details|summary|a href=mailto:[\w%.!~*'()@-]*|a href=tel:\+?\d*|a href=\/desk\/(?:people|calls)\/[\da-f-]+|a href=\/desk\/delete-person\?id=[\da-f-]+|a href=\/desk\/people\?(?:stage=[a-z]+&)?q=[\w%.*+-]*|form action=\/desk\/people\/[\da-f-]+)$/;
