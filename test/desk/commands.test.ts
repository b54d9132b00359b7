import { expect, test } from "vitest";
import { describeOnSqlite } from "../harness/databases.ts";
import { OWNER, openBrowser, openDesk } from "../harness/desk.ts";
import { peakworks } from "../harness/peakworks.ts";

const SETTINGS = { DESK: "on", AGENCY_EMAIL: OWNER, SITE_URL: "https://www.peakworks.example" };

describeOnSqlite("./peakworks desk", ({ newPlace, open }) => {
  test("link signs in once, in any browser, and log says who came by it", async () => {
    const place = await newPlace();
    const { code, stdout } = await peakworks(place, ["desk", "link", OWNER.toUpperCase()], SETTINGS);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^https:\/\/www\.peakworks\.example\/desk\/enter\?token=[\w-]{43}\n$/)]);
    const site = await openDesk({ database: await open(place), env: SETTINGS, clock: { now: new Date() } });
    const token = stdout.trim().split("=")[1] ?? "";
    const browser = openBrowser(site);
    expect((await browser.post("/desk/enter", { token })).status).toBe(303);
    expect((await browser.get("/desk")).status).toBe(200);
    expect((await openBrowser(site).post("/desk/enter", { token })).status).toBe(403);
    const log = await peakworks(place, ["desk", "log"], SETTINGS);
    expect(log.stdout).toMatch(/owner@ridge\.example {2}signed in by link\n.*made a link at the terminal\n$/);
  });

  test("nobody else gets a link, and none is made while the desk is off", async () => {
    const place = await newPlace();
    expect(await peakworks(place, ["desk", "link", "x@y.example"], SETTINGS)).toMatchObject({ code: 2, stdout: "" });
    expect(await peakworks(place, ["desk", "link", OWNER], { ...SETTINGS, DESK: "off" })).toMatchObject({ code: 2, stdout: "" });
  });
});
