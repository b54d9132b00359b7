import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { queueDueDigest } from "../../app/newsletter/data/digest.server.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";
import { startSmtp } from "../harness/smtp.ts";

const smtp = await startSmtp();
afterAll(smtp.stop);
beforeEach(() => {
  smtp.received.length = 0;
});

describeOnSqlite("the newsletter through a real mail server", ({ open }) => {
  async function opened() {
    const clock = { now: new Date("2026-11-15T12:00:00Z") };
    const database = await open();
    const site = openSite({ database, now: () => clock.now });
    return { clock, database, site, receive: () => receive(database, clock.now) };
  }

  async function receive(database: Database, now: Date) {
    smtp.received.length = 0;
    const send = createSender({ ...openSite({ database }).settings, smtpUrl: smtp.url });
    await deliverDue(database, { send, now: () => now });
    const emails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
    return emails.map((email) => ({ ...email, header: (name: string) => email.headers.find(({ key }) => key === name)?.value }));
  }

  test("opt-in, welcome, digest, and one click in the mail program ends it", async () => {
    const { clock, database, site, receive } = await opened();
    const origin = site.settings.siteUrl;
    await site.post("/newsletter", new URLSearchParams({ email: "sam@ridge.example", website: "" }));
    const [optIn] = await receive();
    expect(optIn?.to).toEqual([{ name: "", address: "sam@ridge.example" }]);
    expect(optIn?.header("list-unsubscribe")).toBeUndefined();
    const link = /https:\S+\/newsletter\/confirm\?token=[\w-]{43}/.exec(optIn?.text ?? "")?.[0] ?? "";
    expect(optIn?.html).toContain(`href="${link}"`);
    await site.post(link.slice(origin.length), "", { "sec-fetch-site": "same-origin" });

    const [welcome] = await receive();
    expect(welcome?.header("list-unsubscribe")).toMatch(/^<https:\/\/www\.peakworks\.example\/newsletter\/unsubscribe\?token=[\w.-]+>$/);

    await insertPosts(database, [{ publishedAt: new Date("2026-11-16T14:00:00Z") }]);
    clock.now = new Date("2026-11-16T14:30:00Z");
    await queueDueDigest(database, { now: clock.now, settings: site.settings });
    const [digest, none] = await receive();
    expect([digest?.subject, none]).toEqual(["Faster Estimates Without More Typing", undefined]);
    expect(digest?.text).toContain(`${origin}/blog/faster-estimates`);
    expect(digest?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const oneClick = digest?.header("list-unsubscribe")?.slice(1, -1) ?? "";
    expect(digest?.html).toContain(`href="${oneClick}"`);

    // As in RFC 8058: the provider's own server posts this body, with no page of ours before it and no redirect after.
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.post(oneClick.slice(origin.length), "List-Unsubscribe=One-Click", headers);
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
    expect(await database.selectFrom("subscribers").select("id").execute()).toEqual([]);
    await insertPosts(database, [{ slug: "next", publishedAt: new Date("2026-11-17T14:00:00Z") }]);
    clock.now = new Date("2026-11-23T14:30:00Z");
    expect(await queueDueDigest(database, { now: clock.now, settings: site.settings })).toBe(0);
  });

  test("one click works as multipart/form-data too, before a waiting digest is sent", async () => {
    const { clock, database, site, receive } = await opened();
    await site.post("/api/newsletter", JSON.stringify({ email: "sam@ridge.example" }));
    const link = /\/newsletter\/confirm\?token=[\w-]+/.exec((await receive())[0]?.text ?? "")?.[0] ?? "";
    await site.post(link, "");
    const oneClick = (await receive())[0]?.header("list-unsubscribe")?.slice(1 + site.settings.siteUrl.length, -1) ?? "";
    await insertPosts(database, [{ publishedAt: new Date("2026-11-16T14:00:00Z") }]);
    clock.now = new Date("2026-11-16T14:30:00Z");
    expect(await queueDueDigest(database, { now: clock.now, settings: site.settings })).toBe(1);
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await site.post(oneClick, body)).status).toBe(200);
    expect(await receive()).toEqual([]);
  });
});
