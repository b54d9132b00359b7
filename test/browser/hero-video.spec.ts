import type { Page } from "@playwright/test";
import { expect, test } from "./open.ts";

/** A stand-in for the third-party player, which tests must not reach: it reports that it's ready and records what it's told. */
const PLAYER = `<!doctype html><body><script>
  addEventListener("message", (event) => { document.body.append(event.data + " "); });
  parent.postMessage('{"event":"ready"}', "*");
</script>`;

// In a kept tab the mouse has moved before.
test.use({ contextOptions: { reducedMotion: "no-preference" }, isNewTab: true });

async function servePlayer(page: Page) {
  const asked: string[] = [];
  await page.route("https://player.vimeo.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: PLAYER });
  });
  return asked;
}

/** Chromium reports the very first move with a distance of zero; the second one counts as a person's. */
async function moveMouse(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 210);
}

test("the player loads on the first interaction, plays muted in a loop, and can be paused", async ({ page }) => {
  const asked = await servePlayer(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await moveMouse(page);
  await expect(page.locator("[data-hero-video]")).toHaveAttribute("data-playing", "yes");
  await expect(page.locator("[data-hero-video] iframe")).toHaveAttribute("title", "Background video");
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked[0] ?? "").searchParams)).toMatchObject({ background: "1", muted: "1", loop: "1", dnt: "1" });

  const pause = page.getByRole("button", { name: "Pause background video" });
  await expect(pause).toBeVisible();
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect(page.frameLocator("[data-hero-video] iframe").locator("body")).toContainText('{"method":"pause"}');
  await pause.click();
  await expect(page.frameLocator("[data-hero-video] iframe").locator("body")).toContainText('{"method":"play"}');
});

test("an unreachable player leaves the poster as it is", async ({ page }) => {
  let asked = false;
  await page.route("https://player.vimeo.com/**", (route) => {
    asked = true;
    return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Blocked</h1>" });
  });
  await page.goto("/");
  await moveMouse(page);
  await expect.poll(() => asked).toBe(true);
  await expect(page.frameLocator("[data-hero-video] iframe").getByText("Blocked")).toBeAttached();
  await expect(page.locator("[data-hero-video]")).toHaveCSS("opacity", "0");
  await expect(page.locator("[data-hero-pause]")).toBeHidden();
});

test("doesn't load with reduced motion", async ({ page }) => {
  const asked = await servePlayer(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await moveMouse(page);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  expect(asked).toEqual([]);
});

test("doesn't load with Save-Data", async ({ page }) => {
  const asked = await servePlayer(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/");
  await moveMouse(page);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  expect(asked).toEqual([]);
});
