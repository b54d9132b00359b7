import type { Page } from "@playwright/test";
import { queueAgenda } from "../../app/booking/data/calendar/agenda.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { stopUrl } from "../../app/follow-up/data/stop-links.server.ts";
import { setNextStep } from "../../app/people/data/next-step.server.ts";
import { listPeople } from "../../app/people/data/people.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { request, now as sunday } from "../harness/booking-example.ts";
import { askForPlan, emailsOf, following as settings } from "../harness/people-example.ts";
import { expect, test } from "./open.ts";
import { startOwnSite } from "./own-site.ts";
import { expectReadable, heading } from "./readable.ts";

test.use({ viewport: { width: 320, height: 780 } });

const SECRET = settings.secret;
const linksIn = (text = "") =>
  [...text.matchAll(/https:\S+\?token=\S+/g)].map(([link]) => new URL(link)).map(({ pathname, search }) => pathname + search);

test("after a call the agency says how it went, on pages with one button each", async ({ page }) => {
  const site = await startOwnSite(new Date(sunday.getTime() + 3 * DAY_MS), { SECRET });
  const { database } = site.gate;
  const booked = await requestBooking(database, request, { now: sunday, settings });
  if (booked.kind !== "booked") throw new Error(booked.kind);
  await confirmBooking(database, booked.booking, { now: sunday, settings });
  const [asked] = await emailsOf(database, "after-call");
  const [held = "", noShow = ""] = linksIn(asked?.email.text);
  for (const link of [held, noShow]) await press(page, site.url + link);
  await site.close();
});

test("a follow-up is done, put off or lost, and a reader stops the emails, on pages with one button each", async ({ page }) => {
  const morning = new Date(sunday.getTime() + DAY_MS + HOUR_MS);
  const site = await startOwnSite(morning, { SECRET });
  const { database } = site.gate;
  for (const email of ["ann@pipe.example", "bo@pipe.example", "cy@pipe.example"]) await askForPlan(database, sunday, { email });
  const people = await listPeople(database);
  for (const { id } of people) await setNextStep(database, id, { nextStep: "Send the brief", nextOn: "2026-11-16" }, sunday);
  await queueAgenda(database, { now: morning, settings });
  const [agenda] = await emailsOf(database, "agenda");
  const links = linksIn(agenda?.email.text);
  const { pathname, search } = new URL(stopUrl(people[0]?.id ?? "", settings));
  // Each of the three people gets another answer.
  const pressed = [links[0], links[4], links[8], pathname + search];
  expect(pressed.map((link) => link?.split("?")[0])).toEqual(["/follow-up/done", "/follow-up/later", "/follow-up/lost", pathname]);
  for (const link of pressed) await press(page, `${site.url}${link}`);
  await site.close();
});

async function press(page: Page, url: string) {
  await page.goto(url);
  await expectReadable(page);
  const before = await heading(page).textContent();
  await page.getByRole("main").getByRole("button").click();
  await expect(heading(page)).not.toHaveText(before ?? "");
  await expectReadable(page);
}
