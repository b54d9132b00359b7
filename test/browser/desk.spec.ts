import type { Page, Route } from "@playwright/test";
import { makeLink } from "../../app/desk/data/sign-in-links.server.ts";
import { fillDemo } from "../../app/desk/demo/fill-demo.server.ts";
import { deskRoutes } from "../../app/desk/desk-routes.ts";
import { DELETE_PERSON_PATH, REMOVE_POST_PATH, SHELL } from "../../app/desk/rules/paths.ts";
import { draft } from "../../app/desk/words/draft.ts";
import { readSettings } from "../../app/site/settings.ts";
import { photo } from "../harness/picture-example.ts";
import { barriersOn } from "./axe.ts";
import { sum, weigh } from "./budget.ts";
import { expect, test } from "./open.ts";
import { startOwnSite } from "./own-site.ts";

const OWNER = "owner@example.com";
/** A Monday at noon in New York, with calls in every state around it. */
const START = new Date("2026-11-16T17:00:00Z");
const NARROWEST = 320;
/** What a reading page may weigh: `READING` in budget.ts, and the desk's own styles. */
const MOST_KB = 75;

let own: Awaited<ReturnType<typeof startOwnSite>>;
let settings: ReturnType<typeof readSettings>;

test.beforeAll(async () => {
  own = await startOwnSite(START, { DESK: "on", AGENCY_EMAIL: OWNER, RATE_LIMIT: "off" }, "localhost");
  settings = { ...readSettings({ SITE_URL: own.url, AGENCY_EMAIL: OWNER, DATA_DIR: own.dataDir }), rateLimit: false };
  await fillDemo({ database: own.gate.database, now: START, settings });
});
test.afterAll(() => own.close());

async function enter(page: Page) {
  await page.goto(await makeLink(own.gate.database, OWNER, { now: own.now(), settings }));
  await page.getByRole("button").click();
  await page.waitForURL(`${own.url}/desk`);
}

test("every room is whole at 320 px, for everybody, and as light as a page to read", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: NARROWEST, height: 780 });
  await enter(page);
  const inside = deskRoutes.find(({ id }) => id === SHELL)?.children?.map(({ path }) => (path ? `/desk/${path}` : "/desk")) ?? [];
  const rooms = inside.filter((path) => !path.includes(":") && path !== DELETE_PERSON_PATH && path !== REMOVE_POST_PATH);
  expect(rooms.length).toBeGreaterThan(12);
  for (const path of rooms) {
    const weighed = weigh(page);
    await page.goto(own.url + path, { waitUntil: "networkidle" });
    expect(sum((await weighed()).kilobytes), path).toBeLessThan(MOST_KB);
    expect(await barriersOn(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
});

test("a request is confirmed by two presses, and a day closed by three, by keyboard", async ({ page }) => {
  await enter(page);
  const confirm = page.getByRole("button", { name: "Confirm" }).first();
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(/confirmed/i);
  await page.goto(`${own.url}/desk`);
  await page.getByRole("link", { name: "Calendar" }).focus();
  await page.keyboard.press("Enter");
  // A day with calls on it shows them first.
  const empty = page
    .locator("form")
    .filter({ has: page.getByRole("button", { name: /^Close \w+day,/ }) })
    .first();
  const day = await empty.locator("input[name=first]").inputValue();
  await empty.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText(/closed/i);
  const shown = await (await page.request.get(`${own.url}/api/availability?from=${day}&to=${day}`)).json();
  expect(JSON.stringify(shown.data)).not.toContain('"free":true');
});

test("a draft is saved as it's typed, also after a failure, a picture is put into it, and the preview is the real page", async ({
  page,
  complaints,
}) => {
  await enter(page);
  await page.goto(`${own.url}/desk/posts`);
  await page.getByRole("button", { name: "Write a new post" }).click();
  await page.getByLabel("Title").fill("What a van stock list is for");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.route("**/save", (route) => route.fulfill({ status: 503, contentType: "application/json", body: "null" }), { times: 1 });
  await page.getByLabel("Title").fill("What a van stock list is");
  await expect.poll(() => complaints).toEqual([expect.stringContaining("503")]);
  complaints.pop();
  expect((await page.waitForResponse("**/save")).status(), "tries again").toBe(200);
  const saved = page.waitForResponse("**/save", { timeout: 15_000 });
  await page.getByLabel("Title").fill("What a van stock list is for");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("What a van stock list is for");
  await page.locator("[name=picture]").setInputFiles({ name: "van.jpg", mimeType: "image/jpeg", buffer: await photo("teal") });
  await page.locator("[name=alt]").fill("A [white] van");
  await page.keyboard.press("Enter");
  await expect(page.locator("[name=body]")).toHaveValue(/\n!\[A \\\[white\\\] van\]\(van\.webp\)\n/);
  await page.goto(`${own.url}/desk/posts`);
  await page.getByRole("link", { name: "Preview" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a van stock list is for");
});

test("a press waits for the save under way, takes along what was typed meanwhile, and counts once", async ({ page }) => {
  await enter(page);
  await startDraft(page);
  const title = page.getByLabel("Title");
  const preview = page.getByRole("button", { name: draft.preview });
  const nextSave = await holdSaves(page);
  await title.fill("One");
  const first = await nextSave();
  await title.fill("One, two");
  await preview.click();
  await title.press("Enter");
  await first.continue();
  const second = await nextSave();
  await title.fill("One, two, three");
  await second.continue();
  await page.waitForURL("**?said=saved");
  await expect(title).toHaveValue("One, two, three");
  expect(await preview.evaluate(pressTwice)).toBe(1);
});

test("a press without a connection keeps the words on the page, also if another version is in the way", async ({ page, complaints }) => {
  await enter(page);
  await startDraft(page);
  const title = page.getByLabel("Title");
  const save = page.getByRole("button", { name: draft.save, exact: true });
  const pressOffline = async () => {
    await page.route("**/save", (route) => route.abort());
    await save.click();
    await expect(page.getByText(draft.saving.offline)).toBeVisible();
    await page.unroute("**/save");
  };
  await title.fill("Mine");
  await pressOffline();
  await save.click();
  await page.waitForURL("**?said=saved");
  await own.gate.database
    .updateTable("postDrafts")
    .set({ title: "Theirs", version: 99, savedIn: "" })
    .where("title", "=", "Mine")
    .execute();
  await title.fill("Mine again");
  await expect(page.getByText(/Nothing was overwritten/)).toBeVisible();
  await pressOffline();
  await expect(title).toHaveValue("Mine again");
  await save.click();
  await expect(page.getByRole("textbox", { name: draft.conflict.own.mine })).toHaveValue("Mine again");
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/ERR_FAILED|409/);
});

test("a passkey is added and signs in", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await enter(page);
  await page.goto(`${own.url}/desk/passkeys`);
  await page.getByLabel("What to call it").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: "Remove My phone" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${own.url}/desk`);
  await devtools.detach();
});

async function startDraft(page: Page) {
  await page.goto(`${own.url}/desk/posts`);
  await page.getByRole("button", { name: "Write a new post" }).click();
  await page.waitForURL(/\/desk\/posts\/[\da-f-]{36}/);
}

/** Saves wait for the test to let them through. Returns a way to the only one that waits. */
async function holdSaves(page: Page) {
  const held: Route[] = [];
  await page.route("**/save", (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    return held.pop() as Route;
  };
}

/** How often its form is sent. Runs in the browser. */
async function pressTwice(button: HTMLElement) {
  let sent = 0;
  button.closest("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    sent++;
  });
  for (let press = 0; press < 2; press++) {
    button.click();
    await new Promise((next) => setTimeout(next));
  }
  return sent;
}

/** What a thumb would miss: under 44 px high and not inside a sentence. Runs in the browser. */
function smallTargets() {
  return [...document.querySelectorAll("main button, main summary")]
    .filter((element) => element.getBoundingClientRect().height > 0 && element.getBoundingClientRect().height < 43.5)
    .map((element) => element.outerHTML.slice(0, 120));
}
