import { expect, test } from "vitest";
import { openDesk, signIn } from "../harness/desk.ts";

test.each(["/desk", "/desk/calls", "/desk/people", "/desk/posts", "/desk/house/backups"])(
  "%s shows an example of what will be there, to the eye only",
  async (path) => {
    const browser = await signIn(await openDesk());
    expect(await (await browser.get(path)).text()).toMatch(/<div aria-hidden="true" class="desk-example">/);
  },
);

test.each([
  "/desk",
  "/desk/people",
  "/desk/posts",
  "/desk/links",
  "/desk/calendar/hours",
  "/desk/calendar/feed",
  "/desk/house/readers",
  "/desk/house/emails",
  "/desk/house/backups",
])("%s?said=__proto__ says nothing", async (path) => {
  const browser = await signIn(await openDesk());
  const withoutToken = async (query: string) => (await (await browser.get(path + query)).text()).replaceAll(/value="[\w-]{43}"/g, "");
  expect(await withoutToken("?said=__proto__")).toBe(await withoutToken(""));
});
