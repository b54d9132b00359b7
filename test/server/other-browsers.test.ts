import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { makeLink } from "../../app/desk/data/sign-in-links.server.ts";
import { pages } from "../../app/site/pages.ts";
import { readSettings } from "../../app/site/settings.ts";
import { request } from "../harness/booking-example.ts";
import { killAll, listening, start as startServer } from "../harness/server-process.ts";
import { findFirefox, startFirefox } from "../other-browsers/firefox.ts";
import type { OtherBrowser } from "../other-browsers/other-browser.ts";
import { findWebkit, startWebkit } from "../other-browsers/webkit.ts";

const OWNER = "owner@ridge.example";

// The most important journeys, in the two browsers that test/browser doesn't cover.

smoke("Firefox", findFirefox(), startFirefox);
smoke("WebKit", findWebkit(), startWebkit);

function smoke(name: string, program: string | undefined, start: (program: string) => Promise<OtherBrowser>) {
  describe.skipIf(!program)(name, { timeout: 90_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), "peakworks-other-browsers-"));
    let browser: OtherBrowser;
    let problem: unknown;
    let address = "";

    beforeAll(async () => {
      const { port } = await listening(startServer({ DATA_DIR: dataDir, DESK: "on", AGENCY_EMAIL: OWNER }));
      address = `http://127.0.0.1:${port}`;
      try {
        browser = await start(program ?? "");
      } catch (error) {
        problem = error;
      }
    }, 90_000);

    // A browser without its libraries counts as missing.
    beforeEach(({ skip }) => skip(problem !== undefined, `${program} does not start (${problem})`));

    afterAll(async () => {
      await browser?.close();
      killAll();
    });

    const until = (expression: string) => expect.poll(() => browser.ask(expression)).toBe(true);
    const shows = (text: string) => until(`document.querySelector("main").innerText.includes(${JSON.stringify(text)})`);

    test("the home page shows its headline and links to the booking page", async () => {
      await browser.open(address + pages.home.path);
      expect(await browser.ask('document.querySelector("h1").innerText.replace(/\\s+/g, " ")')).toBe(
        "Scale Your Service Based Business With AI That Actually Works",
      );
      await browser.click('main a[href="/contact"]');
      await until(`location.pathname === ${JSON.stringify(pages.contact.aliases[0])}`);
    });

    test("what only a phone folds away is open, without a handle", async () => {
      await browser.open(address + pages.services.path);
      const shown = (what: string) => `document.querySelector("main .phone-fold > ${what}").checkVisibility()`;
      await until(`matchMedia("(width >= 48rem)").matches && ${shown(":not(summary)")} && !${shown("summary")}`);
    });

    test("a call is booked", async () => {
      await browser.open(address + pages.contact.path);
      await until('document.querySelector("form[data-live]") !== null');
      const month = await browser.ask('document.querySelector(".month").getAttribute("aria-label")');
      await browser.click(".month-turn:last-child");
      await until(`document.querySelector(".month").getAttribute("aria-label") !== ${JSON.stringify(month)}`);
      await browser.click('.month button[aria-disabled="false"]');
      await until('document.querySelector(".slot[aria-disabled=false]") !== null');
      await browser.click('.slot[aria-disabled="false"]');
      await until('document.querySelector(".slot[aria-pressed=true]") !== null');
      const answers = {
        companyName: "Ridge",
        contactName: "Sam",
        email: "sam@ridge.example",
        phone: "555 010 4477",
        biggestPainPoint: "Quotes",
      };
      for (const [name, text] of Object.entries(answers)) await browser.type(`[name=${name}]`, text);
      await browser.ask('document.querySelector("[name=businessType]").value = "roofing"');
      await browser.click("form[data-live] button[type=submit]");
      await shows("will be confirmed within 24 hours");
    });

    test("the calculator shows the visitor's figures", async () => {
      await browser.open(address + pages.calculator.path);
      await until('document.querySelector("main form").noValidate');
      await browser.click("main form button");
      await shows("Time Tracking");
      await fill({ currentEstimatingHours: "12", currentAdminHours: "10", followUpHours: "8" });
      await shows("Business Metrics");
      await fill({ averageHourlyRate: "85", averageJobValue: "2000", missedLeadsPerMonth: "8", employeeCount: "6" });
      await shows("$172,714");
      await shows("1,051%");
    });

    test("the owner signs in to the desk and confirms a request", async () => {
      const database = openDatabase({ dataDir, databaseUrl: undefined });
      const { data } = await (await fetch(`${address}/api/availability`)).json();
      const day = data.days.findLast(({ slots }: { slots: { free: boolean }[] }) => slots.some(({ free }) => free));
      const slot = { selectedDate: day.date, selectedTime: day.slots.find(({ free }: { free: boolean }) => free).time };
      await fetch(`${address}/api/send-booking-notification`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...request, ...slot }),
      });
      const settings = readSettings({ SITE_URL: address, AGENCY_EMAIL: OWNER });
      await browser.open(await makeLink(database, OWNER, { now: new Date(), settings }));
      await database.destroy();
      await browser.click("main form button");
      await until('location.pathname === "/desk"');
      await shows(request.companyName);
      await browser.click("main button[value=confirm]");
      await until('document.querySelector("main [role=status]")?.innerText.includes("onfirmed") === true');
    });

    async function fill(numbers: Record<string, string>) {
      for (const [name, text] of Object.entries(numbers)) await browser.type(`[name=${name}]`, text);
      await browser.click("main form button[type=submit]");
    }
  });
}
