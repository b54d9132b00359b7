import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { later, OWNER, openBrowser, openDesk, signIn } from "../harness/desk.ts";
import { textOf } from "../harness/html.ts";

describe("what isn't well", () => {
  test("the doctor's lines are on Today, each with what to do", async () => {
    const site = await openDesk();
    const browser = await signIn(site);
    const html = await (await browser.get("/desk")).text();
    const text = textOf(html);
    expect(text).toContain("Backup: none was made yet. Make one now");
    expect(text).toContain("Holidays: Thanksgiving Day, November 26, 2026, can be booked. Close the day");
    expect(text).toContain("Email addresses: CONTACT_EMAIL or PRIVACY_EMAIL is still the example address");
    const part = html.slice(html.indexOf("What isn&#x27;t well"));
    const lines = part.slice(0, part.indexOf("</section>")).split("<li").slice(1);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/<a href="\/desk\/\w+"|<details/.test(line))).toEqual([]);
  });

  test("an owner isn't sent to a terminal where a page of the desk does it", async () => {
    const site = await openDesk();
    const browser = await signIn(site);
    const html = await (await browser.get("/desk")).text();
    const said = [...html.matchAll(/<details.*?<\/details>/gs)].map(([details]) => details.replace(/<[^>]+>/g, " ")).join(" ");
    expect(said).toContain("For whoever looks after the server");
    expect(said).not.toMatch(/peakworks (backup|mail|bookings|posts)/);
  });

  test("a disk that's full doesn't close the desk, which then says what to do", async () => {
    const site = await openDesk();
    const browser = await signIn(site);
    later(site, 2);
    // Like a full disk: what is stored can be read, and nothing written.
    await sql`pragma query_only = on`.execute(site.database);
    const from = site.lines.length;
    const today = await browser.get("/desk");
    expect(today.status).toBe(200);
    expect(textOf(await today.text())).toContain("What isn't well");
    expect(site.lines.slice(from)).toEqual([expect.objectContaining({ level: 50, msg: "the session's last use was not stored" })]);
    expect(JSON.stringify(site.lines.slice(from))).not.toContain(OWNER);
  });

  test("without its database the desk says so, and asks to come back", async () => {
    const site = await openDesk();
    const browser = await signIn(site);
    await site.database.destroy();
    for (const answer of [
      await browser.get("/desk"),
      await browser.post("/desk/sign-out", {}),
      await openBrowser(site).post("/desk/sign-in", { email: "a@b.example" }),
    ]) {
      expect([answer.status, answer.headers.get("retry-after") !== null]).toEqual([503, true]);
      expect(await answer.text()).toContain("in a minute");
    }
  });
});
