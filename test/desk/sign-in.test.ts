import { expect, test } from "vitest";
import { describeOnBothEngines } from "../harness/databases.ts";
import { later, linksSent, OWNER, openBrowser, openDesk, signIn } from "../harness/desk.ts";

describeOnBothEngines("signing in to the desk", ({ engine, open }) => {
  test("signing out ends this session, signing out everywhere all of them and the links on their way", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    const [phone, laptop, partner] = [
      await signIn(site),
      await signIn(site),
      await signIn(site, openBrowser(site), "partner@ridge.example"),
    ];
    const stolen = phone.cookie;
    expect((await phone.press("/desk", "/desk/sign-out")).headers.get("location")).toBe("/desk/sign-in");
    expect((await site.get("/desk", { cookie: stolen })).status).toBe(303);
    expect((await laptop.get("/desk")).status).toBe(200);
    await phone.post("/desk/sign-in", { email: OWNER });
    const waiting = (await linksSent(site)).at(-1) ?? "";
    await laptop.press("/desk", "/desk/sign-out", { everywhere: "yes" });
    expect((await laptop.get("/desk")).status).toBe(303);
    expect((await phone.post("/desk/enter", { token: waiting })).status).toBe(403);
    expect((await partner.get("/desk")).status).toBe(200);
    const log = await site.database.selectFrom("deskLog").select(["who", "what"]).orderBy("happenedAt").execute();
    expect(log.map(({ what }) => what)).toEqual([...Array(3).fill("signed-in-link"), "signed-out", "signed-out-everywhere"]);
  });

  test("signing out everywhere also ends what began under other capitals of the address", async () => {
    const database = await open();
    const before = await openDesk({ database, env: { RATE_LIMIT: "off" } });
    const [phone, asking] = [await signIn(before), openBrowser(before)];
    await asking.post("/desk/sign-in", { email: OWNER });
    const [waiting = ""] = (await linksSent(before)).slice(-1);
    const after = await openDesk({ database, env: { RATE_LIMIT: "off", AGENCY_EMAIL: "Owner@Ridge.example" } });
    const laptop = await signIn(after);
    await laptop.press("/desk", "/desk/sign-out", { everywhere: "yes" });
    expect((await after.get("/desk", { cookie: phone.cookie })).status).toBe(303);
    expect((await asking.post("/desk/enter", { token: waiting })).status).toBe(403);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("an email, a link, a button, and in; the link works once", async () => {
    const site = await openDesk({ database: await open() });
    const browser = openBrowser(site);
    const asked = await browser.post("/desk/sign-in", { email: ` ${OWNER.toUpperCase()} ` });
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/desk/sign-in?sent"]);
    expect(asked.headers.get("set-cookie")).toMatch(
      /^__Secure-desk=[\w-]{43}; Path=\/desk; Max-Age=900; HttpOnly; SameSite=Strict; Secure$/,
    );
    const [token = ""] = await linksSent(site);
    expect((await browser.get(`/desk/enter?token=${token}`)).status).toBe(200);
    expect((await browser.get("/desk")).status).toBe(303);
    const entered = await browser.post("/desk/enter", { token });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/desk"]);
    expect(entered.headers.get("set-cookie")).toMatch(/; Path=\/desk; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/);
    const desk = await browser.get("/desk");
    expect(desk.status).toBe(200);
    expect(await desk.text()).toContain(OWNER);
    expect((await browser.post("/desk/enter", { token })).status).toBe(403);
  });

  test("of two links that one browser asked for, each works until one is used", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    for (const used of [0, 1]) {
      const browser = openBrowser(site);
      await browser.post("/desk/sign-in", { email: OWNER });
      const again = await browser.post("/desk/sign-in", { email: OWNER });
      // It lasts as long as the second link.
      expect(again.headers.get("set-cookie")).toContain("; Max-Age=900; ");
      const [asking, links] = [browser.cookie, (await linksSent(site)).slice(-2)];
      const entered = await browser.post("/desk/enter", { token: links[used] ?? "" });
      expect([entered.status, (await browser.get("/desk")).status], `link ${used}`).toEqual([303, 200]);
      // The session is under a token of its own, and what the browser had before opens nothing.
      expect(browser.cookie).not.toBe(asking);
      expect((await site.get("/desk", { cookie: asking })).status).toBe(303);
      expect((await browser.post("/desk/enter", { token: links[1 - used] ?? "" })).status).toBe(403);
    }
  });

  test("a link ends after 15 minutes, a session after 12 idle hours or 7 days", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    const late = openBrowser(site);
    await late.post("/desk/sign-in", { email: OWNER });
    const [token = ""] = await linksSent(site);
    later(site, 15);
    expect((await late.post("/desk/enter", { token })).status).toBe(403);
    const idle = await signIn(site);
    const busy = await signIn(site);
    for (let hours = 0; hours < 11; hours++) later(site, 60);
    expect((await busy.get("/desk")).status).toBe(200);
    later(site, 60);
    expect((await idle.get("/desk")).status).toBe(303);
    for (let hours = 12; hours < 7 * 24; hours += 6) {
      expect((await busy.get("/desk")).status, `after ${hours} hours`).toBe(200);
      later(site, 6 * 60);
    }
    expect((await busy.get("/desk")).status).toBe(303);
  });

  test("a sign-in leads to the page that was asked for, and never out of the desk", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    const browser = openBrowser(site);
    const sent = await browser.get("/desk/house/backups");
    expect(sent.headers.get("location")).toBe("/desk/sign-in?to=%2Fdesk%2Fhouse%2Fbackups");
    for (const [to, led] of [
      ["/desk/house/backups", "/desk/house/backups"],
      ["//evil.example", "/desk"],
      ["https://evil.example/desk", "/desk"],
      ["/desk/../contact", "/desk"],
      ["/desk/sign-in", "/desk"],
    ] as const) {
      await browser.post("/desk/sign-in", { email: OWNER, to });
      const token = (await linksSent(site)).at(-1) ?? "";
      expect(await (await browser.get(`/desk/enter?token=${token}&to=${to}`)).text()).toContain(`name="to" value="${led}"`);
      expect((await browser.post("/desk/enter", { token, to })).headers.get("location")).toBe(led);
    }
    later(site, 11);
    const again = await browser.press("/desk/house/backups", "/desk/house/backups/file", { name: "x" });
    expect(again.headers.get("location")).toBe("/desk/sign-in?again=&to=%2Fdesk%2Fhouse%2Fbackups");
  });

  test("whoever leaves AGENCY_EMAIL is out at once", async () => {
    const database = await open();
    const browser = await signIn(await openDesk({ database }));
    const after = openBrowser(await openDesk({ database, env: { AGENCY_EMAIL: "other@ridge.example" } }));
    after.cookie = browser.cookie;
    expect((await after.get("/desk")).status).toBe(303);
  });
});

test("over plain http only this machine gets in", async () => {
  const local = await openDesk({ env: { SITE_URL: "http://localhost:3000" } });
  expect((await local.get("/desk/sign-in")).status).toBe(200);
  const answer = await local.post("/desk/sign-in", new URLSearchParams({ email: OWNER }));
  expect(answer.headers.get("set-cookie")).toMatch(/^desk=[\w-]{43}; Path=\/desk; Max-Age=900; HttpOnly; SameSite=Strict$/);
  expect((await local.fetch(new Request("http://192.168.1.7:3000/desk/sign-in"))).status).toBe(403);
  const open = await openDesk({ env: { SITE_URL: "http://ridge.example" } });
  expect((await open.get("/desk/sign-in")).status).toBe(403);
  expect((await open.get("/desk/sign-in", { "x-forwarded-proto": "https" })).status).toBe(403);
});
