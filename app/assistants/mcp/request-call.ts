import { HOLD_MINUTES } from "../../booking/catalog/calls.ts";
import { type BookingAnswer, takeBooking } from "../../booking/data/requests/take-booking.server.ts";
import { type BookingProblems, bookingSchema } from "../../booking/rules/booking.ts";
import { readSlot } from "../../booking/rules/slot-text.ts";
import { booking } from "../../booking/words/booking.ts";
import { filled } from "../../text/format.ts";
import { knownZone } from "../../time/zone.ts";
import { keyedHash } from "../../tokens/keyed-hash.server.ts";
import { jsonSchemaOf } from "../api/json-schema.ts";
import { requestCallWords as words } from "../words/mcp-tools.ts";
import { sayTime, timeOf } from "./find-times.ts";
import type { McpTool, ToolAnswer, ToolCaller } from "./tool.ts";
import { contactUrl } from "./tool.ts";

/** The form's own function, so that its rules, traps and caps hold here too. */
export const requestCall: McpTool = {
  title: words.title,
  description: words.description,
  isReadOnly: false,
  input: inputSchema(),
  run: async ({ slot, timeZone, ...fields }, caller) => {
    const zone = typeof timeZone === "string" ? knownZone(timeZone.slice(0, 60)) : undefined;
    // Like programs at the JSON endpoint, this one doesn't send the forms' hidden field; whoever fills it in is still noticed.
    const input = { website: "", ...fields, ...readSlot(typeof slot === "string" ? slot : "") };
    const answer = await takeBooking(caller, input, {
      ...(zone && { visitorTimeZone: zone }),
      // An assistant that got no answer asks again with the same values: that's the same request. Keyed, because what is stored of it could
      // be guessed.
      idempotencyKey: keyedHash(caller.settings.secret, `program ${caller.network}`),
      askedBy: caller.asker.name,
    });
    if (answer.status === 201) caller.calendarChanged();
    return answerOf(answer, zone ?? caller.settings.timeZone, caller);
  },
};

/** Nothing in it depends on the mailbox: whether we know it, whether it got an email, whether somebody pressed. */
function answerOf(answer: BookingAnswer, timeZone: string, { settings }: ToolCaller): ToolAnswer {
  switch (answer.status) {
    case 201: {
      const { selectedDate, selectedTime, email } = answer.booking;
      const { slot, yourTime, startsAt } = timeOf({ selectedDate, selectedTime }, timeZone, settings.timeZone);
      const within = filled(booking.done.promise.usual, { hours: String(settings.promiseHours) });
      const text = [words.asked(yourTime, within), ...(email === "wait" ? [words.waits] : [])].join(" ");
      return { text, data: { status: "waiting for the person's press", slot, yourTime, startsAt, pressWithinMinutes: HOLD_MINUTES } };
    }
    case 409: {
      const times = answer.alternatives.map((slot) => timeOf(slot, timeZone, settings.timeZone));
      if (times.length === 0) return { problem: words.takenAll, data: { times } };
      return { problem: [answer.isClosed ? words.closed : words.taken, ...times.map(sayTime)].join("\n"), data: { times } };
    }
    case 422:
      return { problem: [words.invalid, ...sentences(answer.problems)].join("\n"), data: { fields: namedLikeInput(answer.problems) } };
    case 429:
      return { problem: words.tooMany(contactUrl(settings)) };
    case 400:
      return { problem: words.refused(contactUrl(settings)) };
    default:
      return { problem: words.unavailable(contactUrl(settings)) };
  }
}

function sentences(problems: BookingProblems) {
  return Object.entries(namedLikeInput(problems)).map(([name, problem]) => `- ${name} ${words.problems[problem]}`);
}

/** A slot is one value here and two fields in the form. */
function namedLikeInput({ selectedDate, selectedTime, ...problems }: BookingProblems) {
  return { ...problems, ...((selectedDate || selectedTime) && { slot: "not-a-slot" as const }) };
}

function inputSchema() {
  const { properties, required } = jsonSchemaOf(bookingSchema) as { properties: Record<string, object>; required: string[] };
  // The slot and the time zone aren't fields of the form.
  const schemaOf = (name: string) => properties[name] ?? { type: "string" };
  const described = Object.entries(words.input).map(([name, description]) => [name, { ...schemaOf(name), description }]);
  return {
    type: "object",
    properties: Object.fromEntries(described),
    required: ["slot", "timeZone", ...required.filter((name) => name in words.input)],
  };
}
