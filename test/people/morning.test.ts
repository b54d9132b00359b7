import { expect, test } from "vitest";
import type { Outcome } from "../../app/booking/catalog/outcomes.ts";
import type { SlotTime } from "../../app/booking/catalog/slots.ts";
import { queueAgenda } from "../../app/booking/data/calendar/agenda.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { finishStep, setNextStep } from "../../app/people/data/next-step.server.ts";
import { listPeople } from "../../app/people/data/people.server.ts";
import { changeStage } from "../../app/people/data/stage.server.ts";
import { stepOf } from "../../app/people/data/step-links.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { askForPlan, emailsOf, following as settings } from "../harness/people-example.ts";

const eight = (day: string) => new Date(`${day}T13:00:00Z`);
const morning = async (database: Database, day: string) => {
  await queueAgenda(database, { now: eight(day), settings });
  const [email] = (await emailsOf(database, "agenda")).filter(({ dueAt }) => dueAt === eight(day).toISOString());
  return email?.email;
};
const linksIn = (text = "") => [...text.matchAll(/https:\S+\/follow-up\/\S+/g)].map(([url]) => new URL(url));

async function talkedOn(database: Database, outcome: Outcome | undefined, selectedTime: SlotTime = request.selectedTime) {
  const call = await bookCall(database, { selectedTime }, { now, settings });
  await confirmBooking(database, call, { now, settings });
  const after = new Date(call.startsAt.getTime() + HOUR_MS);
  if (outcome) await recordOutcome(database, call, outcome, "", { now: after, settings });
  return call;
}

describeOnBothEngines("the morning email", ({ engine, open, newPlace }) => {
  test("lists what is due, day after day until it's done, once over all processes; nothing due is no email", async () => {
    const place = await newPlace();
    const [database, other] = [await open(place), await open(place)];
    await askForPlan(database, now);
    const id = (await listPeople(database))[0]?.id ?? "";
    await setNextStep(database, id, { nextStep: "Send the brief", nextOn: "2026-11-20" }, now);
    expect(await morning(database, "2026-11-19")).toBeUndefined();
    const email = await morning(database, "2026-11-20");
    await queueAgenda(other, { now: eight("2026-11-20"), settings });
    expect((await emailsOf(database, "agenda")).length).toBe(1);
    expect(email?.subject).toBe("1 follow-up on Friday, November 20, 2026");
    expect(email?.text).toContain("Send the brief\nKim Lee, Pipe & Co, (555) 010-2211");
    expect(linksIn(email?.text).map(({ pathname }) => pathname)).toEqual(["/follow-up/done", "/follow-up/later", "/follow-up/lost"]);
    expect((await morning(database, "2026-11-21"))?.text).toContain("Since November 20, 2026");
    await finishStep(database, id, eight("2026-11-21"));
    expect(await morning(database, "2026-11-22")).toBeUndefined();
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test.each([
    ["talked", true],
    [undefined, true],
    ["missed", false],
  ] as const)("a call that was %s and has no next step: listed is %s", async (outcome, isListed) => {
    const database = await open();
    await talkedOn(database, outcome);
    expect((await morning(database, "2026-11-18"))?.text.includes("Call on November 17, 2026") ?? false).toBe(isListed);
  });

  test("a no-show's earlier call isn't listed in its place", async () => {
    const database = await open();
    await talkedOn(database, "talked");
    await talkedOn(database, "missed", "3:00 PM");
    expect(await morning(database, "2026-11-18")).toBeUndefined();
  });

  test("such a call leaves the list with a next step, a stage that settles it, or a press on done, and after two weeks", async () => {
    const database = await open();
    await talkedOn(database, "talked");
    const person = (await listPeople(database))[0];
    const id = person?.id ?? "";
    expect(await morning(database, "2026-12-05")).toBeUndefined();
    await finishStep(database, id, eight("2026-11-18"));
    expect(await morning(database, "2026-11-19")).toBeUndefined();
    await changeStage(database, id, "won", "", { now, settings });
    expect(await morning(database, "2026-11-20")).toBeUndefined();
  });

  test("a link is about one step even on its own day: its words tell it from another", async () => {
    const database = await open();
    await talkedOn(database, "talked");
    const id = (await listPeople(database))[0]?.id ?? "";
    await setNextStep(database, id, { nextStep: "Send the brief", nextOn: "2026-11-18" }, now);
    const [done] = linksIn((await morning(database, "2026-11-18"))?.text);
    const isOpen = async () => (await stepOf(database, done?.searchParams.get("token") ?? "", settings))?.isOpen;
    expect(await isOpen()).toBe(true);
    await setNextStep(database, id, { nextStep: "Call at 4 PM", nextOn: "2026-11-18" }, now);
    expect(await isOpen()).toBe(false);
  });

  test("a link is about one step: an old email can't finish a new one, and a foreign token does nothing", async () => {
    const database = await open();
    await talkedOn(database, "talked");
    const [done] = linksIn((await morning(database, "2026-11-18"))?.text);
    const token = done?.searchParams.get("token") ?? "";
    expect(await stepOf(database, token, settings)).toMatchObject({ isOpen: true });
    const id = (await listPeople(database))[0]?.id ?? "";
    await setNextStep(database, id, { nextStep: "Call", nextOn: "2026-11-20" }, new Date(now.getTime() + 3 * DAY_MS));
    expect(await stepOf(database, token, settings)).toMatchObject({ isOpen: false });
    expect(
      await stepOf(
        database,
        token.replace(/^./, (first) => (first === "A" ? "B" : "A")),
        settings,
      ),
    ).toBeUndefined();
    expect(await stepOf(database, "", settings)).toBeUndefined();
  });
});
