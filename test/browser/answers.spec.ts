import { linkInEmail, requestCall } from "./booked-call.ts";
import { expect, test } from "./open.ts";
import { expectReadable, heading } from "./readable.ts";

test.use({ viewport: { width: 320, height: 780 } });

test("the agency offers other times, and the visitor's pick is confirmed", async ({ page }) => {
  const visitor = "offered@ridge.example";
  await requestCall(page, 20, visitor);
  await page.goto(await linkInEmail(visitor, "/booking/offer"));
  await expect(heading(page)).toHaveText("Offer other times?");
  await expectReadable(page);
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(heading(page)).toHaveText("The times are offered");
  await expectReadable(page);
  await page.goto(await linkInEmail(visitor, "/booking/choose"));
  await expectReadable(page);
  await page.getByRole("main").getByRole("button").first().click();
  await expect(heading(page)).toHaveText("Your call is confirmed");
  await expectReadable(page);
});

test("the agency confirms a call and then cancels it with a sentence", async ({ page }) => {
  const visitor = "confirmed@ridge.example";
  await requestCall(page, 22, visitor);
  await page.goto(await linkInEmail(visitor, "/booking/confirm"));
  await expectReadable(page);
  await page.getByRole("button", { name: "Confirm the call" }).click();
  await expect(heading(page)).toHaveText("The call is confirmed");
  await page.goto(await linkInEmail(visitor, "/booking/cancel"));
  await page.getByLabel("A sentence for the visitor (optional)").fill("A water main broke, sorry.");
  await expectReadable(page);
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(heading(page)).toHaveText("The call is canceled");
  await expectReadable(page);
});

test("the agency declines a request; a second press changes nothing", async ({ page }) => {
  const visitor = "declined@ridge.example";
  await requestCall(page, 24, visitor);
  const link = await linkInEmail(visitor, "/booking/decline");
  await page.goto(link);
  await expectReadable(page);
  await page.getByRole("button", { name: "Decline the request" }).click();
  await expect(heading(page)).toHaveText("The request is declined");
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Decline the request" })).toHaveCount(0);
  await expectReadable(page);
});
