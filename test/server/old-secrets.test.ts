import { expect, test } from "vitest";
import { reserveEmail } from "../../app/forms/email-limit.server.ts";
import { unsubscribeUrl } from "../../app/newsletter/data/reader-links.server.ts";
import { now, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { fillTables } from "../harness/row-examples.ts";
import { openSite } from "../harness/site.ts";

const OLD = "the secret of the last two years, long enough";
const OLDER = "the-secret-of-the-years-before-that-one";
const NEW = "a brand-new secret, which is long enough too";
const BEFORE = { SITE_URL: settings.siteUrl, SECRET: OLD.replaceAll(/[ ,]/g, "-") };
const ROTATED = { SITE_URL: settings.siteUrl, SECRET: NEW, OLD_SECRETS: `${BEFORE.SECRET}, ${OLDER}` };
const FORGOTTEN = { SITE_URL: settings.siteUrl, SECRET: NEW };
/** The subscriber in the example rows. */
const SUBSCRIBER = "00000000-0000-4000-8000-000000000003";

const signedBy = (secret: string) => unsubscribeUrl(SUBSCRIBER, { siteUrl: "", secret });

describeOnBothEngines("after SECRET was replaced", ({ open, newPlace }) => {
  test("sent unsubscribe links work as long as OLD_SECRETS has their secret", async () => {
    const database = await open();
    await fillTables(database);
    const [rotated, forgotten] = [openSite({ database, env: ROTATED }), openSite({ database, env: FORGOTTEN })];
    const links = [BEFORE.SECRET, OLDER, NEW].map(signedBy);
    const statuses = (site: typeof rotated, urls: string[]) => Promise.all(urls.map(async (url) => (await site.get(url)).status));
    expect(await statuses(rotated, links)).toEqual([200, 200, 200]);
    expect(await statuses(forgotten, links)).toEqual([404, 404, 200]);
    expect(await statuses(rotated, [signedBy("another secret that was never ours to use"), `${links[0]}x`])).toEqual([404, 404]);
    const isThere = async () => (await database.selectFrom("subscribers").select("id").execute()).length === 1;
    const press = (site: typeof rotated) => site.post(links[0] ?? "", "List-Unsubscribe=One-Click");
    await press(forgotten);
    expect(await isThere()).toBe(true);
    await press(rotated);
    expect(await isThere()).toBe(false);
  });

  test("a subscription to the feed goes on, a new address works too, and --renew ends both", async () => {
    const place = await newPlace();
    const database = await open(place);
    const address = async (env: Record<string, string>, ...flags: string[]) =>
      (await peakworks(place, ["calendar", "feed", ...flags], env)).stdout.trim().replace(settings.siteUrl, "");
    const [before, after] = [await address(BEFORE), await address(ROTATED)];
    expect(after).not.toBe(before);
    const status = async (env: Record<string, string>, url: string) => (await openSite({ database, env }).get(url)).status;
    expect([await status(ROTATED, before), await status(ROTATED, after)]).toEqual([200, 200]);
    expect([await status(FORGOTTEN, before), await status(FORGOTTEN, after)]).toEqual([404, 200]);
    await address(ROTATED, "--renew");
    expect([await status(ROTATED, before), await status(ROTATED, after)]).toEqual([404, 404]);
  });

  test("a mailbox that got its emails isn't opened again", async () => {
    const database = await open();
    const mayGet = (secret: string, oldSecrets: string[]) =>
      reserveEmail(database, "Sam@ridge.example", { now, settings: { secret, oldSecrets, rateLimit: true } }, "call");
    expect([await mayGet(OLD, []), await mayGet(OLD, []), await mayGet(NEW, [OLD])]).toEqual([true, true, true]);
    expect([await mayGet(NEW, [OLD]), await mayGet("yet another secret that is long enough", [NEW, OLD])]).toEqual([false, false]);
  });

  test("the doctor says that old ones still count", async () => {
    const { stdout } = await peakworks(await newPlace(), ["doctor"], ROTATED);
    expect(stdout).toMatch(/ok +SECRET +set; OLD_SECRETS has 2 that still count for links and the feed/);
    expect(stdout).not.toContain(OLDER);
  });
});
