import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { STAGES } from "../../app/people/catalog.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { askForPlan, following as settings } from "../harness/people-example.ts";

const SITE = { SITE_URL: "https://www.peakworks.example" };
/** The command has the real clock, so these dates are always ahead. */
const FAR = "2099-12-01";

describeOnSqlite("./peakworks people", ({ newPlace, open }) => {
  async function opened() {
    const place = await newPlace();
    const database = await open(place);
    await requestBooking(database, request, { now: new Date("2026-11-15T12:00:00Z"), settings });
    await askForPlan(database, new Date("2026-11-15T13:00:00Z"), { email: "sam@ridgeline.example", name: "Sam Stone" });
    return { database, run: (...words: string[]) => peakworks(place, ["people", ...words], SITE) };
  }

  test("lists, moves, plans and notes, and shows it all", async () => {
    const { run } = await opened();
    expect((await run("stage", "SAM@ridge.example", "lost", "No budget")).stderr).toContain("Sam Hill is lost now: No budget.");
    expect((await run("next", "sam@ridgeline", FAR, "Send the brief")).stderr).toContain(`Sam Stone: Send the brief, on ${FAR}.`);
    expect((await run("note", "sam@ridgeline", "Calls back at noon")).code).toBe(0);
    expect((await run("replied", "sam@ridgeline")).code).toBe(0);
    const shown = (await run("show", "sam@ridgeline")).stdout;
    for (const words of [
      "Sam Stone, Pipe & Co",
      `${FAR}: Send the brief`,
      "Calls back at noon",
      "asked for a plan",
      "replied",
      "none to come",
    ])
      expect(shown).toContain(words);
    expect((await run("list", "--stage", "lost")).stdout).toContain("sam@ridge.example");
    expect((await run("list", "--due")).stderr).toContain("Nothing is due.");
    expect((await run("list", "--csv")).stdout).toContain('"No budget"');
    expect(JSON.parse((await run("list", "--json")).stdout)).toMatchObject([{ nextOn: FAR }, { stage: "lost", reason: "No budget" }]);
    expect((await run("done", "sam@ridgeline")).stderr).toContain("Send the brief is done.");
  });

  test("bad input gets one sentence", async () => {
    const { run } = await opened();
    const sentences = [
      [["stage", "sam@ridge.example", "new"], 2, "Which stage? talked, proposed, won or lost."],
      [["next", "sam@ridge.example", "2020-01-01", "Call"], 2, "2020-01-01 is in the past"],
      [["next", "sam@ridge.example", "Tuesday", "Call"], 2, "'Tuesday' isn't a date."],
      [["next", "sam@ridge.example", FAR], 2, "What's next?"],
      [["note", "sam@ridge.example"], 2, "What?"],
      [["show", "nobody@ridge.example"], 1, "Nobody's email or ID starts with nobody@ridge.example"],
      [["show", "sam@ridg"], 1, "More than one person's email or ID starts with sam@ridg"],
      [["show"], 2, "Who?"],
      [["list", "--stage", "asleep"], 2, `--stage takes ${STAGES.join(", ")}, not "asleep".`],
    ] as const;
    for (const [words, code, sentence] of sentences)
      expect([words, await run(...words)]).toEqual([words, expect.objectContaining({ code, stderr: expect.stringContaining(sentence) })]);
  });
});

describeOnSqlite("./peakworks bookings and calendar", ({ newPlace, open }) => {
  test("a call that hasn't begun has no outcome, a call by phone needs a name and a number, and hours are read or refused", async () => {
    const place = await newPlace();
    const database = await open(place);
    const run = (...words: string[]) => peakworks(place, words, SITE);
    const soon = { ...request, selectedDate: "2099-12-01" };
    await requestBooking(database, soon, { now: new Date("2099-11-15T12:00:00Z"), settings });
    const { id } = await database.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    // The first is its name, the second the one it had before.
    for (const action of ["talked", "held"])
      expect(await run("bookings", action, id.slice(0, 8))).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("hasn't started yet"),
      });
    expect(await run("bookings", "no-show", "abcdef")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("No call's ID starts with"),
    });
    const old = { ...request, email: "old@ridge.example", selectedDate: "2020-12-01" };
    await requestBooking(database, old, { now: new Date("2020-11-15T12:00:00Z"), settings });
    const past = await database.selectFrom("bookings").select("id").where("email", "=", old.email).executeTakeFirstOrThrow();
    expect(await run("bookings", "held", past.id)).toMatchObject({ code: 0, stderr: expect.stringContaining("No thank-you goes out") });
    const add = ["bookings", "add", "2099-12-02", "9:30 AM"];
    expect(await run(...add, "--phone", "(555) 010-4477")).toMatchObject({ code: 2, stderr: expect.stringContaining("Whose call is it?") });
    expect(await run(...add, "--name", "Sam")).toMatchObject({ code: 2, stderr: expect.stringContaining("Which number do you call?") });
    expect(await run("bookings", "add", "soon")).toMatchObject({ code: 2, stderr: expect.stringContaining("When?") });
    expect(await run("calendar", "hours", "Mon 9-12")).toMatchObject({ code: 2, stderr: expect.stringContaining("are no hours") });
    const set = await run("calendar", "hours", "Mon-Thu 10:00-12:00");
    expect([set.code, set.stdout]).toEqual([0, expect.stringMatching(/^Mon-Thu 10:00-12:00\n.*2099-12-01 +9:00 AM/s)]);
    expect(set.stderr).toContain("This call is outside of these hours");
    expect((await run("calendar", "hours", "usual")).stdout).toContain(`Mon-Fri, ${SLOT_TIMES.length} times`);
  });
});
