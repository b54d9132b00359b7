import { linkInEmail, requestCall } from "./booked-call.ts";
import { expect, test } from "./open.ts";
import { expectReadable, heading } from "./readable.ts";

test.use({ viewport: { width: 320, height: 780 } });

// What the presses do is in test/booking/agency-answers.test.ts.
test("the pages behind the agency's links, and the visitor's, are readable on a small phone", async ({ page }) => {
  const [offered, declined] = ["offered@ridge.example", "declined@ridge.example"];
  await requestCall(page, 20, offered);
  // Both calls' emails go out meanwhile.
  await requestCall(page, 24, declined);
  const link = await linkInEmail(offered, "/booking/confirm");
  await page.goto(link);
  await expectReadable(page);
  await page.getByRole("link", { name: "Offer other times" }).click();
  await expect(heading(page)).toHaveText("Offer other times?");
  await expectReadable(page);
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(heading(page)).toHaveText("The times are offered");
  await expectReadable(page);

  await page.goto(await linkInEmail(declined, "/booking/decline"));
  // The form to cancel has the same field and button.
  await page.getByLabel("A sentence for the visitor (optional)").fill("A water main broke, sorry.");
  await expectReadable(page);
  await page.getByRole("button", { name: "Decline the request" }).click();
  await expect(heading(page)).toHaveText("The request is declined");
  await expectReadable(page);

  await page.goto(await linkInEmail(offered, "/booking/choose"));
  await expectReadable(page);
  await page.getByRole("main").getByRole("button").first().click();
  await expect(heading(page)).toHaveText("Your call is confirmed");
  await expectReadable(page);
});
