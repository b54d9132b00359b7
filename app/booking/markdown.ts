import { contactAbout } from "../site/pages.ts";
import type { Settings } from "../site/settings.ts";
import { firstCaller } from "../site/studio/studio.ts";
import { whoCalls } from "../site/who-calls.ts";
import { labels } from "../site/words/labels.ts";
import { filled } from "../text/format.ts";
import { partsOf } from "../text/linked-text.ts";
import { telUrl } from "../text/phone.ts";
import { document, labeled, link, md, mdHeading, mdList, mdText } from "../text/write-markdown.ts";
import { longZoneName } from "../time/dates.ts";
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS } from "./catalog/booking-fields.ts";
import { callMinutesFor } from "./catalog/calls.ts";
import { booking } from "./words/booking.ts";
import { callName, callTitle } from "./words/calls.ts";
import { contact } from "./words/contact.ts";

/** How a call is booked. The free times stay on the page itself, where they're never out of date. */
export function contactMarkdown(settings: Settings, now: Date) {
  const { headline, lead, lengths, expect, freeTimes, otherWays } = contact;
  const minutes = callMinutesFor(undefined);
  const caller = firstCaller(settings.studio);
  const fields = (isRequired: boolean) =>
    mdList(BOOKING_FIELD_NAMES.filter((name) => BOOKING_FIELDS[name].required === isRequired).map((name) => booking.labels[name]));
  return document(
    mdHeading(1, headline),
    lead(`${minutes}-minute ${callName(undefined)}`),
    md`${lengths.discovery.text} ${link(lengths.discovery.link, contactAbout("strategy-session"))}.`,
    mdHeading(2, filled(booking.heading, { minutes: String(minutes) })),
    sentence(freeTimes),
    filled(booking.picker.zone, { zone: longZoneName(settings.timeZone, now) }),
    mdHeading(2, booking.form.heading),
    fields(true),
    mdHeading(3, booking.form.prepare),
    booking.form.prepareNote,
    fields(false),
    mdHeading(2, expect.heading),
    [{ title: callTitle(undefined), text: expect.call }, ...expect.items].map(({ title, text }) => [mdHeading(3, title), text]),
    caller && labels.studio.takesFirstCalls(caller.name, whoCalls(settings).phone),
    mdHeading(2, otherWays.heading),
    otherWays.text,
    mdList([
      labeled(otherWays.emailLabel, link(settings.contactEmail, `mailto:${settings.contactEmail}`)),
      ...(settings.phone ? [labeled(otherWays.phoneLabel, link(settings.phone, telUrl(settings.phone)))] : []),
      labeled(otherWays.responseLabel, otherWays.responseTime),
    ]),
    settings.assistants && sentence(contact.assistant),
  );
}

/** A sentence of ours whose links are written as in Markdown. */
function sentence(text: string) {
  return mdText(...partsOf(text).map((part) => (part.href ? link(part.text, part.href) : part.text)));
}
