import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readBooking } from "../../app/booking/data/booking-rows.server.ts";
import { noteBounce } from "../../app/booking/data/bounces.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import type { ClaimedMessage } from "../../app/mail/outbox.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { countDead, listUnsent } from "../../app/mail/unsent.server.ts";
import { dayIn } from "../../app/time/dates.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings, usualDays } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { LIVE, openSite } from "../harness/site.ts";
import { startSmtp } from "../harness/smtp.ts";

const AGENCY = settings.agencyEmails[0] ?? "";
const smtp = await startSmtp();
afterAll(smtp.stop);
beforeEach(() => {
  smtp.received.length = 0;
  smtp.state.mood = "fine";
  smtp.state.missing = [];
});
const send = createSender({ ...settings, smtpUrl: smtp.url }, { silenceMs: 1_000 });

describeOnBothEngines("a visitor's address that doesn't exist", ({ newPlace, open }) => {
  async function booked() {
    const place = { ...(await newFolder()), ...(await newPlace().then(({ databaseUrl }) => databaseUrl && { databaseUrl })) };
    const database = await open(place);
    return { place, database, booking: await bookCall(database) };
  }
  const deliver = (database: Database, moment = now) =>
    deliverDue(database, {
      send,
      now: () => moment,
      noteBounce: (claimed, problem, at) => noteBounce(database, claimed, { problem, now: at, settings }),
    });
  const noticesToAgency = () =>
    smtp.received.filter(({ raw, recipients }) => recipients.includes(AGENCY) && raw.includes("Their email doesn't work"));

  test("is noted on the call, told to the agency once, and doesn't degrade the site", async () => {
    const { place, database, booking } = await booked();
    smtp.state.missing = [request.email];
    expect(await deliver(database)).toMatchObject({ dead: 1 });
    await deliver(database);
    expect(noticesToAgency()).toHaveLength(1);
    expect(noticesToAgency()[0]?.raw).toContain(request.phone);
    const site = openSite({ database, env: LIVE });
    expect((await (await site.get("/health/ready")).text()).split("\n")[0]).toBe("ready");
    expect(await countDead(database, now)).toBe(0);

    // The invitation comes back too, and the agency has heard of it.
    await confirmBooking(database, { id: booking.id }, { now, settings });
    await deliver(database);
    await deliver(database);
    expect(noticesToAgency()).toHaveLength(1);
    expect((await peakworks(place, ["bookings", "list"])).stdout).toContain("sam@ridge.example (bounced)");
    expect((await peakworks(place, ["mail", "list"])).stdout).toMatch(/bounced +(acknowledgement|confirmation) +sam@ridge\.example .*550/);
    // The command has the real clock, and only a call that's ahead can be canceled.
    await database.updateTable("bookings").set({ startsAt: "2099-11-17T14:00:00.000Z" }).execute();
    const again = await peakworks(place, ["bookings", "cancel", booking.id], { SITE_URL: settings.siteUrl });
    const overtaken = (await listUnsent(database, now)).find(({ kind }) => kind === "confirmation")?.id ?? "";
    expect(await peakworks(place, ["mail", "retry", overtaken])).toMatchObject({
      code: 1,
      stderr: `That email bounced, and its call has changed since: ./peakworks mail dismiss ${overtaken}.\n`,
    });
    expect(again.stderr).toContain(`Their address sam@ridge.example bounced, so no email reaches them: call ${request.phone}.`);
  });

  test("can be dismissed or tried again, which takes the note back", async () => {
    const { place, database } = await booked();
    smtp.state.missing = [request.email];
    await deliver(database);
    const [bounced] = await listUnsent(database, now);
    expect((await peakworks(place, ["mail", "retry"])).stderr).toMatch(/^0 emails go out again/);
    expect(await peakworks(place, ["mail", "dismiss"])).toMatchObject({ code: 2 });
    expect(await peakworks(place, ["mail", "dismiss", "zzz"])).toMatchObject({
      code: 1,
      stderr: "No email with the ID zzz was given up: ./peakworks mail list shows them.\n",
    });
    expect((await peakworks(place, ["mail", "retry", bounced?.id ?? ""])).stderr).toMatch(/^1 email goes out again/);
    expect((await peakworks(place, ["bookings", "list"])).stdout).not.toContain("bounced");
    await deliver(database, new Date());
    expect((await peakworks(place, ["bookings", "list"])).stdout).toContain("bounced");
    expect(await peakworks(place, ["mail", "dismiss", bounced?.id ?? ""])).toMatchObject({ code: 0, stderr: "The email is deleted.\n" });
    expect((await peakworks(place, ["bookings", "list"])).stdout).not.toContain("bounced");
    expect((await peakworks(place, ["mail", "list"])).stdout).not.toContain("bounced");
  });

  test("of a request that its visitor never confirmed is no news for the agency", async () => {
    const { database, booking } = await booked();
    await database
      .updateTable("bookings")
      .set({ heldUntil: new Date(now.getTime() + 1_800_000).toISOString(), personId: null })
      .execute();
    smtp.state.missing = [request.email];
    await deliver(database);
    await deliver(database);
    expect(noticesToAgency()).toEqual([]);
    expect((await readBooking(database, booking.id))?.bouncedAt).toEqual(now);
  });

  test("of a call that was deleted meanwhile doesn't end the round", async () => {
    const { database, booking } = await booked();
    const bounce: typeof send = async ({ to }) => {
      if (to.address !== request.email) return;
      await database.deleteFrom("bookings").where("id", "=", booking.id).execute();
      throw Object.assign(new Error(), { responseCode: 550, command: "RCPT TO" });
    };
    const note = (claimed: ClaimedMessage, problem: string, at: Date) => noteBounce(database, claimed, { problem, now: at, settings });
    expect(await deliverDue(database, { send: bounce, now: () => now, noteBounce: note })).toMatchObject({ waiting: 0, dead: 1 });
  });

  test("of a call that was agreed by phone is told like any other", async () => {
    const database = await open();
    const { contactName, companyName, email, phone } = request;
    const slot = { selectedDate: request.selectedDate, selectedTime: request.selectedTime };
    await addCall(database, { contact: { contactName, companyName, email, phone }, slot, isInvited: true }, { now, settings });
    smtp.state.missing = [email];
    await deliver(database);
    await deliver(database);
    expect(noticesToAgency()).toHaveLength(1);
  });

  test("is our own problem when it's the agency's, or when we're the ones refused", async () => {
    const { database } = await booked();
    smtp.state.missing = [AGENCY];
    await deliver(database);
    expect(await countDead(database, now)).toBe(1);
    const policy = async () =>
      Promise.reject(Object.assign(new Error(), { responseCode: 550, command: "RCPT TO", response: "550 5.7.1 relay denied" }));
    await requestBooking(database, { ...request, selectedTime: "3:30 PM" }, { now, settings });
    await deliverDue(database, {
      send: policy,
      now: () => now,
      noteBounce: (claimed, problem, at) => noteBounce(database, claimed, { problem, now: at, settings }),
    });
    expect(await countDead(database, now)).toBe(3);
    const site = openSite({ database, env: LIVE });
    expect(await (await site.get("/health/ready")).text()).toMatch(/^degraded\n- 3 emails were given up/);
  });

  test("mail list leaves out what waits for its time, unless asked", async () => {
    const { place, database } = await booked();
    // The command has the real clock.
    const far = usualDays(dayIn(settings.timeZone, new Date())).at(-1) ?? "";
    await database.deleteFrom("bookings").execute();
    await requestBooking(database, { ...request, selectedDate: far }, { now: new Date(), settings });
    await deliver(database, new Date());
    expect(await peakworks(place, ["mail", "list"])).toMatchObject({
      stdout: "",
      stderr: "2 more wait for their time: ./peakworks mail list --all\n",
    });
    expect((await peakworks(place, ["mail", "list", "--all"])).stdout.match(/waiting +nudge/g)).toHaveLength(2);
  });
});

test("an email from the database can't bring a file or an address of its own into what is sent", async () => {
  const { dataDir } = await newFolder();
  const secret = join(dataDir, "secret.txt");

  writeFileSync(secret, "nobody may read this");
  const email = {
    to: { name: "Sam", address: "sam@ridge.example" },
    subject: "Hi",
    text: "Hi",
    html: { path: secret },
    raw: { path: secret },
    attachments: [{ filename: "a.txt", path: secret, href: `file://${secret}`, contentType: "text/plain" }],
    alternatives: [{ path: secret, contentType: "text/plain" }],
  } as never;
  await createSender({ ...settings, dataDir, smtpUrl: undefined })(email, "<one@peakworks.example>").catch(() => {});
  await send(email, "<two@peakworks.example>").catch(() => {});
  const files = readdirSync(join(dataDir, "mail")).map((name) => readFileSync(join(dataDir, "mail", name), "utf8"));
  const encoded = Buffer.from("nobody may read this").toString("base64");
  for (const text of [...files, ...smtp.received.map(({ raw }) => raw)]) {
    expect(text).not.toContain("nobody may read");
    expect(text).not.toContain(encoded);
  }
  expect([files.length, smtp.received.length]).toEqual([1, 1]);
});
