import { expect, test } from "vitest";
import { rescheduleBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { moveCall } from "../../app/booking/data/changes/move.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { actsIn, askForCall, type Desk, later, openSignedIn, signIn } from "../harness/desk.ts";
import { openEditor, startPost, WORDS } from "../harness/desk-posts.ts";
import { textOf } from "../harness/html.ts";

const REMOVE = "/desk/posts/remove";
const FRIDAY = { selectedDate: "2026-11-20", selectedTime: "3:00 PM" } as const;
const AT_1_PM = { selectedDate: "2026-11-17", selectedTime: "1:00 PM" } as const;

/** A visitor asks for Tuesday, 9:00 AM. Returns the ID. */
const nowAndSettings = ({ clock, settings }: Desk) => ({ now: clock.now, settings });
const byVisitor = (site: Desk, id: string) => moveCall(site.database, { id }, FRIDAY, "visitor", nowAndSettings(site));

describeOnBothEngines("a page of the desk that went stale", ({ engine, open }) => {
  const openRooms = async () => openSignedIn({ database: await open() });

  const callOf = async ({ database }: Desk) => {
    const { status, selectedDate, selectedTime, outcome } = await database.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    return { status, at: `${selectedDate} ${selectedTime}`, outcome };
  };

  /** The page says what the call moved to. */
  async function expectAskedAgain(answer: Response, says: string) {
    const html = await answer.text();
    expect([answer.status, textOf(html).includes(`moved to ${says}`)]).toEqual([409, true]);
    return html;
  }

  const times = { time1: "2026-11-18 9:00 AM", time2: "2026-11-18 9:30 AM", time3: "2026-11-18 10:00 AM" };
  test("a colleague saves a draft: Delete on a page that was open changes nothing, and asks again", async () => {
    const { site, browser } = await openRooms();
    const path = await startPost(browser);
    const draft = path.split("/").at(-1) ?? "";
    const editor = await openEditor(browser, path);
    const page = `${REMOVE}?draft=${draft}`;
    const press = await browser.open(page);
    await editor.type({ ...WORDS, title: "Written meanwhile" });
    const asked = await press(page, { draft });
    const html = await asked.text();
    expect([asked.status, textOf(html).includes("Written meanwhile")]).toEqual([409, true]);
    for (const version of ["", "x", "1"]) expect((await press(REMOVE, { draft, version })).status, version).toBe(409);
    expect(await site.database.selectFrom("postDrafts").select("title").execute()).toEqual([{ title: "Written meanwhile" }]);
    expect((await actsIn(site)).filter((act) => act.startsWith("draft"))).toEqual(["draft-started"]);
    expect((await browser.press(page, page, { draft })).status).toBe(303);
    expect((await press(page, { draft })).status).toBe(404);
  });

  test.each(["publish", "queue"])(
    "a colleague saves between the saving and the rest of one press: %s doesn't send out their words",
    async (what) => {
      const database = await open();
      let colleague = async () => {};
      const { browser } = await openSignedIn({ database: afterSaving(database, () => colleague()) });
      const path = await startPost(browser);
      const editor = await openEditor(browser, path);
      colleague = async () => {
        colleague = async () => {};
        await database.updateTable("postDrafts").set({ version: 3, body: "Theirs.", savedBy: "partner", savedIn: "other" }).execute();
      };
      const pressed = await editor.press({ ...WORDS, do: what, day: "2026-11-18" });
      expect([pressed.status, textOf(await pressed.text()).includes("Nothing was published")]).toEqual([409, true]);
      expect(await database.selectFrom("blogPosts").select("slug").execute()).toEqual([]);
      expect(await database.selectFrom("postDrafts").select("body").execute()).toEqual([{ body: "Theirs." }]);
    },
  );

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test.each([
    ["confirm", {}, "call"],
    ["confirm", {}, "today"],
    ["decline", { message: "We're full." }, "call"],
    ["offer", times, "call"],
    ["move", { time: "2026-11-18 9:00 AM" }, "call"],
    ["cancel", { message: "A job ran over." }, "call"],
  ])("the visitor moves their call: %s %o on an open page of %s changes nothing, and asks again", async (what, fields, page) => {
    const { site, browser } = await openRooms();
    const id = await askForCall(site);
    const path = `/desk/calls/${id}`;
    const press = await browser.open(page === "today" ? "/desk" : path);
    expect((await byVisitor(site, id)).kind).toBe("moved");
    const html = await expectAskedAgain(await press(path, { do: what, ...fields }), "Friday, November 20, 2026 at 3:00 PM");
    if ("message" in fields) expect(textOf(html)).toContain(fields.message);
    expect(await callOf(site)).toEqual({ status: "requested", at: "2026-11-20 3:00 PM", outcome: "" });
    expect((await actsIn(site)).filter((act) => act.startsWith("call"))).toEqual([]);
    expect((await browser.post(path, { ...hiddenFields(html), do: what, ...fields })).status).toBe(303);
  });

  test.each(["talked", "missed"])(
    "a call is moved to later that day: %s on an open page changes nothing, even once it's over",
    async (what) => {
      const { site, browser } = await openRooms();
      const id = await askForCall(site);
      const path = `/desk/calls/${id}`;
      later(site, 21 * 60 + 10);
      await signIn(site, browser);
      const press = await browser.open(path);
      expect((await rescheduleBooking(site.database, { id }, AT_1_PM, nowAndSettings(site))).kind).toBe("moved");
      const says = "Tuesday, November 17, 2026 at 1:00 PM";
      await expectAskedAgain(await press(path, { do: what }), says);
      later(site, 5 * 60);
      const html = await expectAskedAgain(await press(path, { do: what }), says);
      expect(await callOf(site)).toMatchObject({ outcome: "" });
      expect((await browser.post(path, { ...hiddenFields(html), do: what })).status).toBe(303);
    },
  );

  test("a form from before pages said their time is stale, and a note needs none", async () => {
    const { site, browser } = await openRooms();
    const path = `/desk/calls/${await askForCall(site)}`;
    const press = await browser.open(path);
    for (const seen of ["", "x", "2026-11-17"]) expect((await press(path, { do: "confirm", seen })).status, seen).toBe(409);
    expect((await press(path, { do: "note", message: "Has two vans", seen: "" })).status).toBe(303);
  });
});

/** Somebody else is quicker than the same press's next query. */
function afterSaving(database: Database, next: () => Promise<void>) {
  const saves = new WeakSet<object>();
  return database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes('"post_drafts"')) saves.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (saves.has(queryId)) await next();
      return result;
    },
  });
}

function hiddenFields(html: string) {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { form: value("form"), seen: value("seen") };
}
