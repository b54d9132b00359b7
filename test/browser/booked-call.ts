import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

const request = {
  companyName: "Ridge Roofing",
  contactName: "Sam Hill",
  phone: "555 010 4477",
  businessType: "roofing",
  biggestPainPoint: "Quotes take two evenings a week.",
};

type Day = { date: string; slots: { free: boolean }[] };

/**
 * Requests a call through the endpoint, at 10:00 AM of the first free day that far ahead. A day that another test takes meanwhile is passed
 * over.
 */
export async function requestCall(page: Page, daysAhead: number, email: string) {
  const { data }: { data: { days: Day[] } } = await (await page.request.get("/api/availability")).json();
  for (const { date } of data.days.slice(daysAhead).filter(({ slots }) => slots.every(({ free }) => free))) {
    const body = { ...request, email, selectedDate: date, selectedTime: "10:00 AM", interest: "strategy-session" };
    const status = (await page.request.post("/api/send-booking-notification", { data: body })).status();
    if (status === 409) continue;
    expect(status).toBe(201);
    return { ...body, date };
  }
  throw new Error("No day is free.");
}

/** Waits for an email with such a link among all that name this visitor. The test server has no SMTP server, so its emails are files. */
export async function linkInEmail(visitor: string, path: string) {
  await expect.poll(() => findLink(visitor, path), { timeout: 20_000 }).toBeTruthy();
  return findLink(visitor, path) ?? "";
}

function findLink(visitor: string, path: string) {
  const folder = join(process.env.TEST_DATA_DIR ?? "", "mail");
  // Made with the first email.
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "").replaceAll("=3D", "="));
  const links = files
    .filter((text) => text.includes(visitor))
    .map((text) => new RegExp(`${path}\\?token=[\\w-]+(\\.[\\w-]+)*`).exec(text)?.[0]);
  return links.find((link) => link !== undefined);
}
