import { expect, test } from "vitest";
import { createAuthenticator, passkeyOptionsIn } from "../harness/authenticator.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { type Desk, formTokenIn, later, openBrowser, openDesk, signIn } from "../harness/desk.ts";

const ORIGIN = "https://www.peakworks.example";

async function withPasskey(site: Desk) {
  const browser = await signIn(site);
  const key = createAuthenticator(ORIGIN);
  const page = await (await browser.get("/desk/passkeys")).text();
  const fields = { form: formTokenIn(page), response: key.create(passkeyOptionsIn(page)), name: "My phone" };
  const added = await browser.post("/desk/passkeys", fields);
  return { browser, key, fields, added };
}

const optionsAtDoor = async (site: Desk) => passkeyOptionsIn(await (await site.get("/desk/sign-in")).text());

describeOnBothEngines("passkeys", ({ engine, open }) => {
  test("added, named, used to sign in, removed", async () => {
    const site = await openDesk({ database: await open() });
    const { browser, key, added } = await withPasskey(site);
    expect(added.status).toBe(303);
    expect(await (await browser.get("/desk/passkeys")).text()).toContain("My phone");
    const other = openBrowser(site);
    const entered = await other.post("/desk/passkey", { response: key.get(await optionsAtDoor(site)) });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/desk"]);
    expect((await other.get("/desk")).status).toBe(200);
    const [stored] = await site.database.selectFrom("deskPasskeys").select("id").execute();
    await other.press("/desk/passkeys", "/desk/passkeys", { remove: stored?.id ?? "" });
    const gone = await openBrowser(site).post("/desk/passkey", { response: key.get(await optionsAtDoor(site)) });
    expect(gone.status).toBe(403);
    const log = await site.database.selectFrom("deskLog").select("what").execute();
    expect(log.map(({ what }) => what).sort()).toEqual(["passkey-added", "passkey-removed", "signed-in-link", "signed-in-passkey"]);
  });

  test("is still the owner's after AGENCY_EMAIL changes its capitals: listed, and removed", async () => {
    const database = await open();
    await withPasskey(await openDesk({ database }));
    const after = await openDesk({ database, env: { AGENCY_EMAIL: "Owner@Ridge.example" } });
    const browser = await signIn(after);
    const [stored] = await database.selectFrom("deskPasskeys").select("id").execute();
    expect(await (await browser.get("/desk/passkeys")).text()).toContain("Remove My phone");
    await browser.press("/desk/passkeys", "/desk/passkeys", { remove: stored?.id ?? "" });
    expect(await database.selectFrom("deskPasskeys").select("id").execute()).toEqual([]);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("what it signed works once, for this site, and not after the page is old", async () => {
    const site = await openDesk({ database: await open(), env: { RATE_LIMIT: "off" } });
    const { key, browser, fields } = await withPasskey(site);
    const response = key.get(await optionsAtDoor(site));
    expect((await openBrowser(site).post("/desk/passkey", { response })).status).toBe(303);
    expect((await openBrowser(site).post("/desk/passkey", { response })).status).toBe(403);
    expect((await browser.post("/desk/passkeys", fields)).status).toBe(422);
    const phished = createAuthenticator("https://peakworks.evil");
    expect((await openBrowser(site).post("/desk/passkey", { response: phished.get(await optionsAtDoor(site)) })).status).toBe(403);
    expect(
      (await openBrowser(site).post("/desk/passkey", { response: key.get({ challenge: "AAAA", rpId: "www.peakworks.example" }) })).status,
    ).toBe(403);
    const old = await optionsAtDoor(site);
    later(site, 16);
    expect((await openBrowser(site).post("/desk/passkey", { response: key.get(old) })).status).toBe(403);
    for (const junk of ["", "{}", "null", '{"id":1}', '{"id":"x"}', `{"id":"${"x".repeat(60_000)}"}`])
      expect((await openBrowser(site).post("/desk/passkey", { response: junk })).status, junk.slice(0, 20)).toBe(403);
  });

  test("adding and removing want a sign-in from the last ten minutes", async () => {
    const site = await openDesk({ database: await open() });
    const { browser } = await withPasskey(site);
    later(site, 10);
    const [stored] = await site.database.selectFrom("deskPasskeys").select("id").execute();
    const refused = await browser.press("/desk/passkeys", "/desk/passkeys", { remove: stored?.id ?? "" });
    expect(refused.headers.get("location")).toContain("/desk/sign-in?again=&to=");
    const before = browser.cookie;
    await signIn(site, browser);
    expect(browser.cookie).not.toBe(before);
    expect((await site.get("/desk", { cookie: before })).status).toBe(303);
    await browser.press("/desk/passkeys", "/desk/passkeys", { remove: stored?.id ?? "" });
    expect(await site.database.selectFrom("deskPasskeys").select("id").execute()).toEqual([]);
  });

  test("nobody removes the passkey of another", async () => {
    const site = await openDesk({ database: await open() });
    await withPasskey(site);
    const partner = await signIn(site, openBrowser(site), "partner@ridge.example");
    const [stored] = await site.database.selectFrom("deskPasskeys").select("id").execute();
    await partner.press("/desk/passkeys", "/desk/passkeys", { remove: stored?.id ?? "" });
    expect(await site.database.selectFrom("deskPasskeys").select("id").execute()).toHaveLength(1);
  });
});
