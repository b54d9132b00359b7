import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { queueEmail } from "../../app/mail/outbox.server.ts";
import { listUnsent } from "../../app/mail/unsent.server.ts";
import { askToSubscribe, confirmSubscription } from "../../app/newsletter/data/subscribe.server.ts";
import { deleteDaily } from "../../app/privacy/data/daily-deletion.server.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { actsIn, type Desk, formTokenIn, later, OWNER, openDesk, readRoom, signIn } from "../harness/desk.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { PAYLOAD_GROUPS, SEARCHED_GROUPS } from "../harness/xss-payloads.ts";

const linksIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, "g"))].map(([, v]) => v ?? "");

async function subscribe(site: Desk, email: string, isConfirmed = true) {
  const nowAndSettings = { now: site.clock.now, settings: site.settings };
  await askToSubscribe(site.database, email, nowAndSettings);
  if (!isConfirmed) return;
  const rows = await site.database.selectFrom("outbox").select("payload").where("kind", "=", "opt-in").orderBy("dueAt").execute();
  const row = rows.find(({ payload }) => JSON.stringify(payload).includes(email));
  const token = /confirm\?token=([\w-]+)/.exec(JSON.stringify(row))?.[1] ?? "";
  await confirmSubscription(site.database, token, nowAndSettings);
}

/** What this process, and so the site, has open. Other tests' threads close files meanwhile. */
function openFiles() {
  return readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [readlinkSync(join("/proc/self/fd", name))];
    } catch {
      return [];
    }
  });
}

/** An email that the mail server has refused. */
async function failEmail(site: Desk, changes: { problem: string; bounced?: boolean; to?: string }) {
  const { problem, bounced = false, to = "kim@pipe.example" } = changes;
  const email = { to: { name: "", address: to }, subject: "x", text: "", html: "", attachments: [] };
  await queueEmail(site.database, { kind: "opt-in", email, dueAt: site.clock.now }, { siteUrl: "https://x.example" });
  const row = await site.database
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "opt-in")
    .where("attempts", "=", 0)
    .executeTakeFirstOrThrow();
  await site.database.updateTable("outbox").set({ dead: true, bounced, problem, attempts: 3 }).where("id", "=", row.id).execute();
  return row.id;
}

describeOnBothEngines("the house", ({ open, newPlace, engine }) => {
  const openHouse = async (place?: Awaited<ReturnType<typeof newPlace>>) => {
    const dataDir = place?.dataDir || mkdtempSync(join(tmpdir(), "peakworks-house-"));
    const env = { RATE_LIMIT: "off", DATA_DIR: dataDir, ...(place?.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
    const site = await openDesk({ database: await (place ? open(place) : open()), env });
    return { site, dataDir, browser: await signIn(site) };
  };

  test("a backup is made, listed with age and size, and downloaded whole", async () => {
    const { site, dataDir, browser } = await openHouse(await newPlace());
    const made = await browser.press("/desk/house", "/desk/house/backups");
    expect([made.status, made.headers.get("location")]).toEqual([303, "/desk/house/backups?said=made"]);
    expect((await browser.press("/desk/house", "/desk/house/backups")).status).toBe(409);
    const page = await (await browser.get("/desk/house/backups?said=made")).text();
    expect(textOf(page)).toMatch(/The backup is made.*November 16, 2026 at 12:00 PM the last hour, [\d.]+ [KM]B/);
    expect(await readRoom(browser, "/desk/house")).toContain("The last one is from the last hour.");
    const [name = ""] = linksIn(page, "name");
    const stored = readFileSync(join(dataDir, "backups", name));
    const encodings = { "accept-encoding": "gzip, br" };
    const answer = await browser.post("/desk/house/backups/file", { form: formTokenIn(page), name }, encodings);
    expect(answer.status).toBe(200);
    expect(
      Object.fromEntries(
        ["content-length", "content-disposition", "cache-control", "x-robots-tag", "content-encoding"].map((n) => [
          n,
          answer.headers.get(n),
        ]),
      ),
    ).toEqual({
      "content-length": String(stored.length),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-encoding": null,
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true);
    expect(stored.subarray(0, 6).toString()).toBe(engine === "sqlite" ? "SQLite" : "PGDMP\u0001");
    later(site, 11);
    expect((await browser.press("/desk/house/backups", "/desk/house/backups/file", { name })).headers.get("location")).toContain(
      "/desk/sign-in?again=&to=",
    );
    expect((await actsIn(site)).filter((what) => what.startsWith("backup"))).toEqual(["backup-made", "backup-downloaded"]);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("says how everything stands, empty and full", async () => {
    const { site, browser } = await openHouse();
    const empty = await readRoom(browser, "/desk/house");
    for (const words of [
      "Nobody has signed up yet.",
      "Every email went out.",
      "There's none yet.",
      "1 sign-in is open right now.",
      "You have none.",
    ])
      expect(empty).toContain(words);
    expect(await readRoom(browser, "/desk/house/readers")).toContain("Whoever does on the site shows up here");
    expect(await readRoom(browser, "/desk/house/emails")).toContain("Every email went out. One that can't be delivered");
    expect(await readRoom(browser, "/desk/house/backups")).toContain("Press the button to make the first one.");
    await subscribe(site, "kim@pipe.example");
    await subscribe(site, "lou@pipe.example", false);
    await failEmail(site, { problem: "EAUTH AUTH PLAIN 535" });
    const full = await readRoom(browser, "/desk/house");
    for (const words of ["1 reader, and 1 who hasn't confirmed yet.", "1 email didn't arrive."]) expect(full).toContain(words);
  });

  test("a backup from while the clock was ahead doesn't keep another one from being made", async () => {
    const { dataDir, browser } = await openHouse(await newPlace());
    const folder = join(dataDir, "backups");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "peakworks-2037-01-01T03-00-00-000Z.sqlite"), "from the future");
    expect(await readRoom(browser, "/desk/house/backups")).toContain("December 31, 2036 at 10:00 PM a day to come, 1 KB");
    const press = async () => (await browser.press("/desk/house", "/desk/house/backups")).status;
    expect([await press(), await press()]).toEqual([303, 409]);
    expect(await readRoom(browser, "/desk/house")).toContain("The last one is from the last hour.");
  });

  test("readers are found, removed by hand and downloaded, each with a fresh sign-in", async () => {
    const { site, browser } = await openHouse();
    await subscribe(site, "kim@pipe.example");
    await subscribe(site, "lou@pipe.example", false);
    expect(await readRoom(browser, "/desk/house/readers")).toMatch(
      /lou@pipe\.example asked on November 16, 2026.*kim@pipe\.example reader since November 16/,
    );
    const found = await (await browser.get("/desk/house/readers?q=KIM")).text();
    expect(textOf(found)).not.toContain("lou@");
    const [id = ""] = linksIn(found, "id");
    later(site, 11);
    const late = await browser.press("/desk/house/readers", "/desk/house/readers/remove", { id });
    expect(late.headers.get("location")).toContain("/desk/sign-in?again=&to=");
    expect((await browser.press("/desk/house/readers", "/desk/house/readers/file")).headers.get("location")).toContain(
      "/desk/sign-in?again=&to=",
    );
    await signIn(site, browser);
    const file = await browser.press("/desk/house/readers", "/desk/house/readers/file");
    expect([file.status, file.headers.get("content-disposition"), file.headers.get("cache-control")]).toEqual([
      200,
      'attachment; filename="readers-2026-11-16.csv"',
      "no-store",
    ]);
    expect(await file.text()).toMatch(/"confirmed","kim@pipe\.example"[\s\S]*"pending","lou@pipe\.example"/);
    const removed = await browser.press("/desk/house/readers", "/desk/house/readers/remove", { id });
    expect([removed.status, removed.headers.get("location")]).toEqual([303, "/desk/house/readers?said=removed"]);
    expect(await readRoom(browser, "/desk/house/readers?said=removed")).toContain("Removed.");
    expect(await site.database.selectFrom("subscribers").select("email").execute()).toEqual([{ email: "lou@pipe.example" }]);
    for (const other of [id, "", "x"])
      expect((await browser.press("/desk/house/readers", "/desk/house/readers/remove", { id: other })).headers.get("location")).toMatch(
        /said=gone$/,
      );
    expect((await actsIn(site)).filter((what) => what.startsWith("reader"))).toEqual(["readers-downloaded", "reader-removed"]);
    expect(JSON.stringify(await site.database.selectFrom("deskLog").selectAll().execute())).not.toContain("kim@");
  });

  test("failed emails say why, go out again or are deleted", async () => {
    const { site, browser } = await openHouse();
    await failEmail(site, { problem: "EENVELOPE RCPT TO 550", bounced: true, to: "gone@pipe.example" });
    const login = await failEmail(site, { problem: "EAUTH AUTH PLAIN 535" });
    const silent = await failEmail(site, { problem: "ETIMEDOUT CONN" });
    const page = await readRoom(browser, "/desk/house/emails");
    expect(page).toContain("to gone@pipe.example There's no such mailbox");
    expect(page).toContain("didn't accept the site's password");
    expect(page).toContain("The mail server didn't answer.");
    const again = await browser.press("/desk/house/emails", "/desk/house/emails", { id: login });
    expect(again.headers.get("location")).toBe("/desk/house/emails?said=retried");
    const dead = async () =>
      (await listUnsent(site.database, site.clock.now)).filter((one) => one.dead).map(({ bounced, id }) => bounced || id);
    expect(await dead()).toEqual([true, silent]);
    for (const id of ["", "x", login])
      expect((await browser.press("/desk/house/emails", "/desk/house/emails", { id })).headers.get("location")).toMatch(/said=gone$/);
    await browser.press("/desk/house/emails", "/desk/house/emails", { id: "all" });
    expect(await dead()).toEqual([true]);
    const [id = ""] = linksIn(await (await browser.get("/desk/house/emails")).text(), "id");
    later(site, 11);
    expect((await browser.press("/desk/house/emails", "/desk/house/emails/dismiss", { id })).headers.get("location")).toContain(
      "/desk/sign-in?again=&to=",
    );
    await signIn(site, browser);
    expect((await browser.press("/desk/house/emails", "/desk/house/emails/dismiss", { id })).headers.get("location")).toMatch(
      /said=dismissed$/,
    );
    expect(await dead()).toEqual([]);
    expect((await browser.press("/desk/house/emails", "/desk/house/emails/dismiss", { id })).headers.get("location")).toMatch(/said=gone$/);
    expect((await actsIn(site)).filter((what) => what.startsWith("email"))).toEqual(["email-retried", "email-retried", "email-dismissed"]);
  });

  test("dismissing the last email that came back takes the note off its call", async () => {
    const { site, browser } = await openHouse();
    await site.post("/contact", new URLSearchParams({ ...request, website: "" }));
    const { id, bookingId } = await site.database
      .selectFrom("outbox")
      .select(["id", "bookingId"])
      .where("kind", "=", "acknowledgement")
      .executeTakeFirstOrThrow();
    await site.database.updateTable("outbox").set({ dead: true, bounced: true, problem: "x" }).where("id", "=", id).execute();
    await site.database.updateTable("bookings").set({ bouncedAt: site.clock.now.toISOString() }).execute();
    expect(await readRoom(browser, "/desk/house/emails")).toContain("Try again");
    await confirmBooking(site.database, { id: bookingId ?? "" }, { now: site.clock.now, settings: site.settings });
    const page = await readRoom(browser, "/desk/house/emails");
    expect(page).toContain("Its call has changed since");
    expect(page).not.toContain("Try again");
    const again = await browser.press("/desk/house/emails", "/desk/house/emails", { id });
    expect(again.headers.get("location")).toMatch(/said=gone$/);
    await browser.press("/desk/house/emails", "/desk/house/emails/dismiss", { id });
    const call = await site.database
      .selectFrom("bookings")
      .select("bouncedAt")
      .where("id", "=", bookingId ?? "")
      .executeTakeFirstOrThrow();
    expect(call.bouncedAt).toBeNull();
  });

  test("no name leads out of the backups' folder", async () => {
    const { site, dataDir, browser } = await openHouse();
    const folder = join(dataDir, "backups");
    mkdirSync(folder, { recursive: true });
    const recent = "peakworks-2026-11-15T12-00-00-000Z.sqlite";
    for (const name of [recent, "other.sqlite"]) writeFileSync(join(folder, name), name);
    writeFileSync(join(dataDir, "secret"), "a secret");
    const names = [
      "../secret",
      "..%2Fsecret",
      `../backups/${recent}`,
      join(folder, recent),
      "other.sqlite",
      "",
      "secret",
      `${recent}\0`,
      `${recent}/`,
    ];
    for (const name of names) {
      const answer = await browser.press("/desk/house/backups", "/desk/house/backups/file", { name });
      expect([answer.status, answer.headers.get("location")], name).toEqual([303, "/desk/house/backups?said=gone"]);
    }
    expect(await actsIn(site)).not.toContain("backup-downloaded");
  });

  test.skipIf(!existsSync("/proc/self/fd"))("a download that the log can't take leaves no file open", async () => {
    const { site, dataDir, browser } = await openHouse();
    const file = join(dataDir, "backups", "peakworks-2026-11-15T12-00-00-000Z.sqlite");
    mkdirSync(join(dataDir, "backups"), { recursive: true });
    writeFileSync(file, "a backup");
    await sql`alter table desk_log rename to away`.execute(site.database);
    expect((await browser.press("/desk/house/backups", "/desk/house/backups/file", { name: basename(file) })).status).toBe(503);
    expect(openFiles()).not.toContain(file);
  });

  test("what's new is this version's, and who signed in is told with the log", async () => {
    const { site, browser } = await openHouse();
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await readRoom(browser, "/desk/house/news")).toContain(`You run version ${version}`);
    expect(await readRoom(browser, "/desk/house/news")).not.toContain("**");
    await site.post("/contact", new URLSearchParams({ ...request, website: "" }));
    const { id } = await site.database.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    await browser.press("/desk", `/desk/calls/${id}`, { do: "confirm" });
    later(site, 5);
    const phone = await signIn(site);
    const page = await (await phone.get("/desk/house/sign-ins")).text();
    expect(textOf(page)).toMatch(
      /this browser, by link, since November 16, 2026 at 12:05 PM.*by link, since November 16, 2026 at 12:00 PM/,
    );
    expect(textOf(page)).toContain(`${OWNER} confirmed a call`);
    expect(page).toContain(`href="/desk/calls/${id}"`);
    expect(page).not.toMatch(/[\w-]{43}(?<!value="[\w-]{43})/);
    await phone.post("/desk/sign-out", { form: formTokenIn(page), everywhere: "yes" });
    expect((await browser.get("/desk")).status).toBe(303);
  });

  test("the log is cut after a year", async () => {
    const { site } = await openHouse();
    await signIn(site);
    const run = async (at: string) => {
      await deleteDaily({
        database: site.database,
        now: new Date(at),
        log: { info: () => {} } as never,
        settings: { timeZone: "America/New_York", busyCalendars: [], dataDir: "/nowhere", databaseUrl: undefined },
      });
      return (await actsIn(site)).length;
    };
    expect(await run("2027-11-16T16:00:00Z")).toBe(2);
    expect(await run("2027-11-17T17:00:00Z")).toBe(0);
  });

  test("XSS: no payload in a reader's address or in a failed email makes an element", async () => {
    const { site, browser } = await openHouse();
    const shape = async (view: string) => elementsOf(await (await browser.get(view)).text());
    await subscribe(site, "kim@pipe.example", false);
    const [row] = await site.database.selectFrom("subscribers").selectAll().execute();
    const failed = await failEmail(site, { problem: "x" });
    await failEmail(site, { problem: "x" });
    const mail = await site.database.selectFrom("outbox").selectAll().where("id", "=", failed).executeTakeFirstOrThrow();
    const views = ["/desk/house", "/desk/house/readers", "/desk/house/emails", "/desk/house/sign-ins"];
    const harmless = new Map(await Promise.all(views.map(async (view) => [view, new Set(await shape(view))] as const)));
    // PostgreSQL stores no NUL.
    const groups = PAYLOAD_GROUPS.map((group) => group.join(" ").replaceAll("\0", ""));
    for (const [i, payload] of groups.entries()) {
      const id = `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;
      if (row)
        await site.database
          .insertInto("subscribers")
          .values({ ...row, id, email: `${payload}${i}` })
          .execute();
      const to = { name: payload, address: payload };
      const hostile = { id, messageId: id, kind: payload, problem: payload, payload: JSON.stringify({ to, subject: payload }) };
      await site.database
        .insertInto("outbox")
        .values({ ...mail, ...hostile })
        .execute();
      await site.database
        .insertInto("deskLog")
        .values({ id, who: payload, what: payload as never, bookingId: null, happenedAt: site.clock.now.toISOString() })
        .execute();
    }
    for (const view of views)
      expect(
        (await shape(view)).filter((one) => !harmless.get(view)?.has(one)),
        view,
      ).toEqual([]);
    for (const payload of SEARCHED_GROUPS.map((group) => encodeURIComponent(group.join(" "))))
      expect(
        (await shape(`/desk/house/readers?q=${payload}&said=${payload}`)).filter((one) => !harmless.get("/desk/house/readers")?.has(one)),
        payload,
      ).toEqual([]);
  }, 60_000);
});
