import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, test } from "vitest";
import { noteBounce } from "../../app/booking/data/bounces.server.ts";
import { queueAgenda } from "../../app/booking/data/calendar/agenda.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { queueFollowUps } from "../../app/follow-up/data/follow-ups.server.ts";
import { deliverDue, type NoteBounce } from "../../app/mail/delivery.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { listPeople, readHistory } from "../../app/people/data/people.server.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { openSite } from "../harness/site.ts";
import { startSmtp } from "../harness/smtp.ts";

const smtp = await startSmtp();
afterAll(smtp.stop);
beforeEach(() => {
  smtp.received.length = 0;
  smtp.state.missing = [];
});

const ENV = { POSTAL_ADDRESS: "1 Ridge Road, Summit, NJ 07901", AGENCY_EMAIL: "calls@peakworks.example" };
const JSON_TYPE = { "content-type": "application/json" };
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describeOnBothEngines("from a plan to a client, through a real mail server", ({ open }) => {
  async function opened(env: Record<string, string> = {}) {
    const clock = { now: new Date("2026-11-02T20:00:00Z") };
    const database = await open();
    const site = openSite({ database, now: () => clock.now, env: { ...ENV, ...env } });
    const { settings } = site;
    const send = createSender({ ...settings, smtpUrl: smtp.url });
    const receive = async () => {
      smtp.received.length = 0;
      const note: NoteBounce = (claimed, problem, now) => noteBounce(database, claimed, { problem, now, settings });
      await deliverDue(database, { send, now: () => clock.now, noteBounce: note });
      const emails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
      return emails.map((email) => ({ ...email, header: (name: string) => email.headers.find(({ key }) => key === name)?.value }));
    };
    const linkIn = (text: string | undefined, path: string) =>
      new RegExp(`https:\\S+${path}\\?token=[^\\s]+`).exec(text ?? "")?.[0].slice(settings.siteUrl.length) ?? "";
    return { clock, database, site, settings, receive, linkIn };
  }

  const line = async (database: Database) => {
    const [person] = await listPeople(database);
    if (!person) throw new Error("nobody");
    return person;
  };

  test("the note on day 3 has what the law wants, and one click in the mail program stops the rest", async () => {
    const { clock, database, site, settings, receive } = await opened();
    expect(await (await site.get("/ai-toolkit-contractors?step=0")).text()).toContain("up to three short notes follow");
    expect((await site.post("/api/leads", JSON.stringify(lead), JSON_TYPE)).status).toBe(201);
    await receive();
    clock.now = new Date("2026-11-05T15:00:00Z");
    await queueFollowUps(database, { now: clock.now, settings });
    const [note] = await receive();
    expect(note?.to).toEqual([{ name: "Kim Lee", address: "kim@pipe.example" }]);
    expect(note?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(note?.text).toContain(ENV.POSTAL_ADDRESS);
    const stop = note?.header("list-unsubscribe")?.slice(1, -1).slice(settings.siteUrl.length) ?? "";
    // Opening it changes nothing, since mail scanners follow links.
    expect(await (await site.get(stop)).text()).toContain("Stop our notes about your plan?");
    expect((await line(database)).stoppedAt).toBeNull();
    expect((await site.post(stop, "List-Unsubscribe=One-Click", FORM)).status).toBe(200);
    expect((await line(database)).stoppedAt).toEqual(clock.now);
    expect(await (await site.get(stop)).text()).toContain("They&#x27;ve stopped");
    const forged = stop.replace(/(?<=token=)./, (first) => (first === "A" ? "B" : "A"));
    expect((await site.get(forged)).status).toBe(404);
    clock.now = new Date("2026-11-09T15:00:00Z");
    await queueFollowUps(database, { now: clock.now, settings });
    expect(await receive()).toEqual([]);
  });

  test("a bounce ends them, and the line says so", async () => {
    const { clock, database, site, settings, receive } = await opened();
    smtp.state.missing = ["kim@pipe.example"];
    await site.post("/api/leads", JSON.stringify(lead), JSON_TYPE);
    await receive();
    const person = await line(database);
    expect(person.followUpsLeft).toBe(0);
    expect((await readHistory(database, person.id)).map(({ what }) => what)).toEqual(["lead.created", "bounced"]);
    clock.now = new Date("2026-11-05T15:00:00Z");
    await queueFollowUps(database, { now: clock.now, settings });
    expect(await receive()).toEqual([]);
  });

  test("a call: asked, confirmed, held by a button, thanked the next morning, and due by a button", async () => {
    const { clock, database, site, settings, receive, linkIn } = await opened();
    clock.now = new Date("2026-11-15T12:00:00Z");
    expect((await site.post("/api/send-booking-notification", JSON.stringify(request), JSON_TYPE)).status).toBe(201);
    const notice = (await receive()).find(({ subject }) => subject?.startsWith("New call request"));
    await site.post(linkIn(notice?.text, "/booking/confirm"), "", FORM);
    await receive();
    const [call] = await listBookings(database);
    clock.now = new Date((call?.startsAt.getTime() ?? 0) + 30 * 60_000);
    const ask = (await receive()).find(({ subject }) => subject?.startsWith("How did it go?"));
    const held = linkIn(ask?.text, "/booking/held");
    expect(await (await site.get(held)).text()).toContain("Did you talk?");
    expect((await listBookings(database))[0]?.outcome).toBe("");
    const pressed = await site.post(held, new URLSearchParams({ note: "You send us the quotes." }).toString(), FORM);
    expect(await pressed.text()).toContain("Noted: you talked");
    expect((await site.post(held, `note=${"x".repeat(501)}`, FORM)).status).toBe(422);
    expect((await line(database)).stage).toBe("talked");
    clock.now = new Date("2026-11-18T13:00:00Z");
    await queueAgenda(database, { now: clock.now, settings });
    const [morning] = await receive();
    expect(morning?.text).toContain("Calls without a next step");
    const later = linkIn(morning?.text, "/follow-up/later");
    expect(await (await site.get(later)).text()).toContain("In three days?");
    expect(await (await site.post(later, "", FORM)).text()).toContain("This is taken care of");
    expect(await line(database)).toMatchObject({ nextOn: "2026-11-21", nextStep: "Follow up after the call" });
    clock.now = new Date("2026-11-18T14:00:00Z");
    const [thanks] = await receive();
    expect([thanks?.to, thanks?.text?.includes("You send us the quotes.")]).toEqual([[{ name: "Sam Hill", address: request.email }], true]);
  });

  test("FOLLOW_UP=off says nothing on the form", async () => {
    const { site } = await opened({ FOLLOW_UP: "off" });
    expect(await (await site.get("/ai-toolkit-contractors")).text()).not.toContain("short notes");
  });

  test("our answer speed waits for ten requests, and can be switched off", async () => {
    const { site } = await opened();
    expect(await (await site.get("/how-we-count-hours-saved")).text()).toContain("It stays empty until ten requests have come in");
    const { site: quiet } = await opened({ SHOW_RECORD: "off" });
    expect(await (await quiet.get("/how-we-count-hours-saved")).text()).not.toContain("How fast we answer");
  });
});
