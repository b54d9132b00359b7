import { expect, test } from "vitest";
import { openDesk, signIn } from "../harness/desk.ts";

test.each(["/desk", "/desk/calls", "/desk/people", "/desk/posts", "/desk/house/backups"])(
  "%s shows an example of what will be there, to the eye only",
  async (path) => {
    const browser = await signIn(await openDesk());
    expect(await (await browser.get(path)).text()).toMatch(/<div aria-hidden="true" class="desk-example">/);
  },
);
