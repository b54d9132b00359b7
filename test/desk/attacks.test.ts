import { describe, expect, test } from "vitest";
import { pages } from "../../app/site/pages.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { type Desk, formTokenIn, later, linksSent, OWNER, openBrowser, openDesk, signIn } from "../harness/desk.ts";

const told = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].map(([name, value]) => [name, name === "set-cookie" ? value.replace(/=[\w-]{43}/, "=") : value]),
  body: await answer.text(),
});

describeOnBothEngines("attacks on signing in to the desk", ({ open, newPlace, engine }) => {
  test("two processes press the same link: one session", async () => {
    const place = await newPlace();
    const sites = [await openDesk({ database: await open(place) }), await openDesk({ database: await open(place) })] as const;
    const asking = openBrowser(sites[0]);
    await asking.post("/desk/sign-in", { email: OWNER });
    const [token = ""] = await linksSent(sites[0]);
    const press = (site: Desk) =>
      site.post("/desk/enter", new URLSearchParams({ token }), { cookie: asking.cookie, "sec-fetch-site": "same-origin" });
    // Two connections of one process would wait for each other forever on SQLite, which has one writer anyway.
    const answers = engine === "postgres" ? await Promise.all(sites.map(press)) : [await press(sites[0]), await press(sites[1])];
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
    expect(await sites[0].database.selectFrom("deskSessions").select("tokenHash").execute()).toHaveLength(1);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("enumeration: known and unknown addresses get the same bytes, and cost the same rows", async () => {
    const site = await openDesk({ database: await open() });
    const rows = async () =>
      Promise.all(
        (["outbox", "deskLinks", "recipientEmails"] as const).map(
          async (table) => (await site.database.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const known = await told(await openBrowser(site).post("/desk/sign-in", { email: OWNER }));
    expect(await rows()).toEqual([1, 1, 2]);
    const unknown = await told(await openBrowser(site).post("/desk/sign-in", { email: "stranger@ridge.example" }));
    expect(await rows()).toEqual([2, 2, 4]);
    expect(unknown).toEqual(known);
    expect(await linksSent(site)).toHaveLength(1);
    for (const email of ["", "x", "a@b\r\nBcc: c@d.example", `${OWNER}, evil@ridge.example`, "o.wner@ridge.example"])
      expect(await told(await openBrowser(site).post("/desk/sign-in", { email })), email).toEqual(known);
    expect(await linksSent(site)).toHaveLength(1);
  });

  test("a stranger's post costs no kept page", async () => {
    const site = await openDesk({ database: await open() });
    const contact = pages.contact.path;
    const isKept = () => site.get(contact) instanceof Response;
    await site.get(contact);
    expect(isKept()).toBe(true);
    const stranger = openBrowser(site);
    for (const path of ["/desk/calendar", "/desk/posts", "/desk/hours"])
      expect([(await stranger.post(path, { do: "close" })).status, isKept()], path).toEqual([303, true]);
    expect([(await stranger.post("/desk/sign-in", { email: OWNER })).status < 400, isKept()]).toEqual([true, true]);
  });

  test("the stranger's link opens nothing", async () => {
    const site = await openDesk({ database: await open() });
    const stranger = openBrowser(site);
    await stranger.post("/desk/sign-in", { email: "stranger@ridge.example" });
    const [email] = await site.database.selectFrom("outbox").select("payload").execute();
    const token = /token=([\w-]{43})/.exec(JSON.stringify(email))?.[1] ?? "";
    expect((await stranger.post("/desk/enter", { token })).status).toBe(403);
  });

  test("brute force: ten tries a network, and a mailbox gets two links an hour from each, ten from all", async () => {
    const site = await openDesk({ database: await open() });
    const browser = openBrowser(site);
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await browser.post("/desk/enter", { token: "x".repeat(43) })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const others = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    for (let i = 0; i < 14; i++) await openBrowser(others).post("/desk/sign-in", { email: OWNER }, { "x-forwarded-for": `203.0.113.${i}` });
    expect(await linksSent(others)).toHaveLength(10);
  });

  test("a stranger who types the owner's address keeps the owner neither out nor from signing in afresh", async () => {
    const site = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    const stranger = { "x-forwarded-for": "203.0.113.7" };
    for (let i = 0; i < 9; i++) await openBrowser(site).post("/desk/sign-in", { email: OWNER }, stranger);
    for (let i = 0; i < 5; i++) await openBrowser(site).post("/newsletter", { email: OWNER }, stranger);
    expect(await linksSent(site)).toHaveLength(2);
    const owner = await signIn(site);
    expect((await owner.get("/desk")).status).toBe(200);
    for (let i = 0; i < 14; i++) await openBrowser(site).post("/desk/sign-in", { email: OWNER }, { "x-forwarded-for": `198.51.100.${i}` });
    const before = await linksSent(site);
    await owner.post("/desk/sign-in", { email: OWNER });
    expect(await linksSent(site)).toHaveLength(before.length + 1);
  });

  test("strangers in many networks don't keep the owner out of a network that the owner signed in from", async () => {
    const site = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    const ask = async (email: string, from: string) => {
      const before = (await linksSent(site)).length;
      await openBrowser(site).post("/desk/sign-in", { email }, { "x-forwarded-for": from });
      return (await linksSent(site)).length - before;
    };
    const home = "192.0.2.1";
    const owner = openBrowser(site);
    await owner.post("/desk/sign-in", { email: OWNER }, { "x-forwarded-for": home });
    const [token = ""] = await linksSent(site);
    await owner.post("/desk/enter", { token }, { "x-forwarded-for": home });
    later(site, 29 * 24 * 60);
    for (let i = 0; i < 14; i++) await ask(OWNER, `198.51.100.${i}`);
    expect([await ask(OWNER, "203.0.113.9"), await ask(OWNER.toUpperCase(), home), await ask(OWNER, home)]).toEqual([0, 1, 1]);
    // It's still a network with a share, and known for this address only.
    expect(await ask(OWNER, home)).toBe(0);
    for (let i = 0; i < 14; i++) await ask("partner@ridge.example", `198.51.100.${i}`);
    expect(await ask("partner@ridge.example", home)).toBe(0);
    later(site, 2 * 24 * 60);
    for (let i = 0; i < 14; i++) await ask(OWNER, `198.51.100.${i}`);
    expect(await ask(OWNER, home)).toBe(0);
  });

  test("the many networks of one IPv6 /48 don't use up what all strangers have together", async () => {
    const site = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    const ask = (from: string) => openBrowser(site).post("/desk/sign-in", { email: OWNER }, { "x-forwarded-for": from });
    for (let i = 0; i < 14; i++) await ask(`2001:db8:1:${i}00::1`);
    expect(await linksSent(site)).toHaveLength(4);
    await ask("203.0.113.9");
    expect(await linksSent(site)).toHaveLength(5);
  });

  test("a stranger's address is counted like the owner's, and costs the same when it's used up", async () => {
    const site = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    const rows = async () => (await site.database.selectFrom("recipientEmails").selectAll().execute()).length;
    const counts: Record<string, number[]> = {};
    for (const [i, email] of [OWNER, "stranger@ridge.example"].entries()) {
      const from = await rows();
      counts[email] = [];
      for (let n = 0; n < 14; n++) {
        const headers = { "x-forwarded-for": n < 3 ? `203.0.113.${i}` : `198.51.100.${n}` };
        await openBrowser(site).post("/desk/sign-in", { email }, headers);
        counts[email].push((await rows()) - from);
      }
    }
    expect(counts["stranger@ridge.example"]).toEqual(counts[OWNER]);
  });

  test("forged forwarded headers neither widen the limit nor open the desk over http", async () => {
    const site = await openDesk({ database: await open() });
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await openBrowser(site).post("/desk/sign-in", { email: "a@b.example" }, { "x-forwarded-for": `203.0.113.${i}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
    const proxied = await openDesk({ database: await open(), env: { TRUST_PROXY: "on" } });
    expect((await proxied.get("/desk/sign-in", { "x-forwarded-proto": "https, http" })).status).toBe(403);
    expect((await proxied.get("/desk/sign-in", { "x-forwarded-proto": "https" })).status).toBe(200);
  });

  test("a mail scanner opens the link and presses its button, and the owner still gets in", async () => {
    const site = await openDesk({ database: await open() });
    const owner = openBrowser(site);
    await owner.post("/desk/sign-in", { email: OWNER });
    const [token = ""] = await linksSent(site);
    const scanner = openBrowser(site);
    const page = await scanner.get(`/desk/enter?token=${token}`);
    expect([page.status, page.headers.get("set-cookie")]).toEqual([200, null]);
    expect((await scanner.post("/desk/enter", { token })).status).toBe(403);
    expect((await scanner.get("/desk")).status).toBe(303);
    expect((await owner.post("/desk/enter", { token })).status).toBe(303);
  });

  test("fixation: a planted cookie never becomes a session", async () => {
    const site = await openDesk({ database: await open() });
    const victim = openBrowser(site);
    const planted = `__Secure-desk=${"a".repeat(43)}`;
    victim.cookie = planted;
    await signIn(site, victim);
    expect(victim.cookie).not.toBe(planted);
    expect((await victim.get("/desk")).status).toBe(200);
    expect((await site.get("/desk", { cookie: planted })).status).toBe(303);
    expect((await site.get("/desk", { cookie: `${planted}; ${victim.cookie}` })).status).toBe(303);
  });

  test("CSRF: another site's form, no token, another session's token, a token in the address", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    const [browser, other] = [await signIn(site), await signIn(site)];
    const form = formTokenIn(await (await browser.get("/desk")).text());
    const foreign = formTokenIn(await (await other.get("/desk")).text());
    expect(form).not.toBe(foreign);
    for (const [fields, headers] of [
      [{ form }, { "sec-fetch-site": "cross-site" }],
      [{ form }, { "sec-fetch-site": "same-site" }],
      [{ form }, { "sec-fetch-site": "", origin: "https://evil.example" }],
      [{}, {}],
      [{ form: "" }, {}],
      [{ form: foreign }, {}],
    ] as [Record<string, string>, Record<string, string>][])
      expect((await browser.post("/desk/sign-out", fields, headers)).status, JSON.stringify(headers)).toBe(403);
    expect((await browser.post(`/desk/sign-out?form=${form}`, {})).status).toBe(403);
    const json = await site.post("/desk/sign-out", JSON.stringify({ form }), { cookie: browser.cookie, "content-type": "text/plain" });
    expect(json.status).toBe(415);
    expect((await browser.get("/desk")).status).toBe(200);
    expect((await browser.get("/desk/sign-out")).headers.get("location")).toBe("/desk");
    expect((await browser.get("/desk")).status).toBe(200);
  });
});

describe("what the desk gives away", () => {
  test("no frame, no index, no cache, no outside resource, no token to other sites", async () => {
    const site = await openDesk();
    const browser = await signIn(site);
    const rooms = [
      "/desk/calendar",
      "/desk/calendar/hours",
      "/desk/calendar/feed",
      "/desk/people",
      "/desk/posts",
      "/desk/numbers",
      "/desk/links",
      "/desk/house",
      "/desk/house/sign-ins",
    ];
    for (const path of ["/desk", ...rooms, "/desk/passkeys", "/desk/sign-in", `/desk/enter?token=${"x".repeat(43)}`]) {
      const { headers, status } = await browser.get(path);
      expect(status, path).toBe(200);
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).not.toBeNull();
    }
  });

  test("neither the database nor the log holds a token or an address that was typed", async () => {
    const site = await openDesk();
    const browser = openBrowser(site);
    await browser.post("/desk/sign-in", { email: "stranger@ridge.example" });
    await signIn(site, browser);
    const token = browser.cookie.split("=")[1] ?? "";
    const rows = JSON.stringify(
      await Promise.all((["deskSessions", "deskLinks", "deskLog"] as const).map((t) => site.database.selectFrom(t).selectAll().execute())),
    );
    expect(rows).not.toContain(token);
    expect(rows + JSON.stringify(site.lines)).not.toContain("stranger");
    expect(JSON.stringify(site.lines)).not.toMatch(/[\w-]{43}/);
  });
});

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
