import { expect, test } from "vitest";
import { allPages } from "../../app/site/pages.ts";
import { openSiteWithTables } from "../harness/site.ts";

const DESK = ["/desk", "/desk/", "/desk/sign-in", "/desk/enter?token=a", "/%64esk", "//desk", "/Desk", "/desk/sign-in.data"];
const PUBLIC = [...allPages.map(({ path }) => path), "/nowhere", "/sitemap.xml", "/robots.txt", "/booking/confirm?token=a"];

async function told(answer: Response) {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

test("while it's off, every path of the desk is the ordinary 404, and can only be read", async () => {
  const site = await openSiteWithTables();
  const nowhere = await told(await site.get("/nowhere"));
  expect(nowhere.status).toBe(404);
  for (const path of DESK.filter((one) => !one.endsWith(".data"))) {
    const answer = await told(await site.get(path, { cookie: "__Secure-desk=x" }));
    expect(answer, path).toEqual(nowhere);
  }
  expect(await told(await site.get("/desk/sign-in.data"))).toEqual(await told(await site.get("/nowhere.data")));
  expect(await told(await site.post("/desk/sign-in", "email=a"))).toEqual(await told(await site.post("/nowhere", "email=a")));
});

test("public pages are the same with it on: bytes, headers, caching, and no cookie", async () => {
  const [off, on] = [await openSiteWithTables(), await openSiteWithTables({ env: { DESK: "on" } })];
  for (const path of PUBLIC) {
    const without = await told(await off.get(path));
    expect(await told(await on.get(path, { cookie: "__Secure-desk=x" })), path).toEqual(without);
    expect(without.headers.map(([name]) => name)).not.toContain("set-cookie");
    expect(without.body).not.toMatch(/\/desk\b/);
  }
});

test("with it on, the desk answers to one spelling of its paths", async () => {
  const site = await openSiteWithTables({ env: { DESK: "on" } });
  expect((await site.get("/desk")).status).toBe(303);
  for (const path of ["/desk/", "/%64esk", "/Desk", "//desk", "/desk//sign-in", "/desk/../desk/"]) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(404);
  }
});
