import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingCalendar } from "../../app/booking/mail/call-event.ts";
import { agencyEmail } from "../../app/booking/mail/to-agency.ts";
import {
  acknowledgementEmail,
  cancellationEmail,
  confirmationEmail,
  moveEmail,
  reminderEmail,
  rescheduleEmail,
} from "../../app/booking/mail/to-visitor.ts";
import { copiesFor } from "../../app/mail/email.ts";
import { calendarFile } from "../../app/mail/icalendar.ts";
import { booking, now, request, settings } from "../harness/booking-example.ts";
import { textOf } from "../harness/html.ts";
import { parseCalendar, readWithVobject } from "../harness/icalendar.ts";

const link = "https://www.peakworks.example/booking/manage?token=abc";

describe("emails", () => {
  test("the agency gets every field, and replies go to the visitor", () => {
    const email = agencyEmail("requested", { ...booking, interest: "qa-session", businessGoals: "More <b>jobs</b>" }, settings, {
      answerUrl: link,
    });
    const several = { ...settings, agencyEmails: ["calls@peakworks.example", "kim@peakworks.example"] };
    expect(copiesFor(several, email).map(({ to }) => to.address)).toEqual(several.agencyEmails);
    expect(email.replyTo).toEqual({ name: "Sam Hill", address: "sam@ridge.example" });
    expect(email.subject).toBe("New call request: Ridge Roofing, Tuesday, November 17, 2026 at 9:00 AM EST");
    const { businessType: _, currentRevenue: __, timeframe: ___, selectedDate: ____, selectedTime: _____, ...said } = request;
    for (const words of [...Object.values(said), "Roofing", "$1M - $5M", "As soon as possible", "the free 30-minute Q&A session", link])
      expect(email.text).toContain(words);
    // What nobody filled in is named in one row.
    expect(email.text).toMatch(/^Left empty: .*software/m);
    expect(email.text).not.toMatch(/^.*[:?] -$/m);
    expect(email.text).toContain("by Monday, November 16, 2026 at 7:00 AM EST");
    expect(email.html).toContain("More &lt;b&gt;jobs&lt;/b&gt;");
  });

  test("the agency's email dials the phone, calls a name a name, names a moved call's old time and carries a file for its own calendar", () => {
    const movedFrom = new Date("2026-11-16T19:30:00Z");
    const { text, html, attachments } = agencyEmail("moved", booking, settings, { answerUrl: link, movedFrom });
    expect(html).toContain('<a href="tel:+15550104477"');
    expect(text).toContain("\nName: Sam Hill\n");
    expect(text).toContain("It was on Monday, November 16, 2026 at 2:30 PM EST.");
    const file = Object.fromEntries(parseCalendar(attachments[0]?.content ?? "").map(({ name, value }) => [name, value]));
    expect(file).toMatchObject({ METHOD: "PUBLISH", STATUS: "TENTATIVE", SUMMARY: "Call: Ridge Roofing", DTSTART: "20261117T140000Z" });
    expect(file.DESCRIPTION).toContain("(555) 010-4477");
  });

  test("about a call without an address, replies go to the studio and the field is named as empty", () => {
    const email = agencyEmail("canceled", { ...booking, status: "cancelled", email: "", biggestPainPoint: "" }, settings);
    expect(email.replyTo).toBeUndefined();
    expect(email.text).toMatch(/^Left empty: email, /m);
    expect(email.html).not.toContain('"mailto:"');
    expect(email.html).toContain("Sam Hill: (555) 010-4477");
    expect(email.attachments[0]?.content).not.toContain("ATTENDEE");
  });

  test("a move names the new time on both clocks and the old one on the visitor's, whoever moved it", () => {
    const movedFrom = new Date("2026-11-16T19:30:00Z");
    for (const write of [moveEmail, rescheduleEmail, confirmationEmail])
      expect(write({ ...booking, visitorTimeZone: "America/Denver" }, settings, link, movedFrom).text).toContain(
        [
          "New time:",
          "Your time: Tuesday, November 17, 2026 at 7:00 AM MST",
          "Our time: Tuesday, November 17, 2026 at 9:00 AM EST",
          "",
          "Old time: Monday, November 16, 2026 at 12:30 PM MST",
        ].join("\n"),
      );
    expect(confirmationEmail(booking, settings, link).text).not.toContain("Old time");
  });

  test("the visitor sees both times where they differ, and one where they don't", () => {
    const text = (zone: string) => acknowledgementEmail({ ...booking, visitorTimeZone: zone }, settings, link).text;
    expect(text("America/Los_Angeles")).toContain("Your time: Tuesday, November 17, 2026 at 6:00 AM PST");
    expect(text("Asia/Tokyo")).toContain("Tuesday, November 17, 2026 at 11:00 PM GMT+9");
    for (const zone of ["America/New_York", "America/Toronto", ""]) expect(text(zone)).not.toContain("Your time");
    expect(text("")).toContain("Tuesday, November 17, 2026 at 9:00 AM EST");
  });

  test("the hour is the reader's own, with the other one under it where they differ", () => {
    const said = (html: string) => textOf(`<body>${html.slice(html.indexOf("<h1")).replaceAll("&nbsp;", " ")}`).trim();
    const far = { ...booking, visitorTimeZone: "Asia/Tokyo" };
    expect(said(confirmationEmail(far, settings, link).html)).toMatch(
      /^Your call is confirmed 11:00 PM Tuesday, November 17 Japan Standard Time, yours\. Ours: 9:00 AM Eastern Time\./,
    );
    expect(said(agencyEmail("confirmed", { ...far, visitorTimeZone: "Pacific/Auckland" }, settings).html)).toMatch(
      /^The call is confirmed 9:00 AM Tuesday, November 17 Eastern Time\. For the visitor it's November 18, 2026, 3:00 AM New Zealand Time\./,
    );
    expect(said(confirmationEmail(booking, settings, link).html)).toMatch(/Tuesday, November 17 Eastern Time\. Hi/);
    expect(cancellationEmail(far, settings, "canceled").html).not.toContain("font-size:54px");
  });

  test.each([
    ["", 15, "15-minute discovery call", "Discovery call with Peakworks"],
    ["strategy-session", 30, "30-minute strategy session", "Strategy session with Peakworks"],
    ["qa-session", 30, "30-minute Q&A session", "Q&A session with Peakworks"],
  ])("the call asked for as %j is %i minutes in every email and calendar file", (interest, callMinutes, call, title) => {
    const asked = { ...booking, interest, callMinutes };
    const toAgency = (["requested", "moved", "soon"] as const).map((kind) => agencyEmail(kind, asked, settings));
    const letters = [
      ...toAgency,
      ...[acknowledgementEmail, confirmationEmail, moveEmail].map((write) => write(asked, settings, link, now)),
    ];
    for (const { text } of [...letters, reminderEmail(asked, settings, link, "day")]) {
      expect(text).toContain(call);
      expect(text.match(/\d+-minute/g)).toEqual(text.match(new RegExp(`${callMinutes}-minute`, "g")));
    }
    const file = Object.fromEntries(parseCalendar(bookingCalendar(asked, settings, "PUBLISH")).map(({ name, value }) => [name, value]));
    expect(file).toMatchObject({ SUMMARY: title, DTEND: callMinutes === 30 ? "20261117T143000Z" : "20261117T141500Z" });
  });

  test("a call that's sooner than 24 hours is promised an hour before it, on both clocks, in every email that promises", () => {
    const soon = { ...booking, askedAt: new Date("2026-11-16T20:00:00Z"), visitorTimeZone: "America/Denver" };
    const by = "by Tuesday, November 17, 2026 at 8:00 AM EST";
    for (const write of [acknowledgementEmail, moveEmail]) {
      const { text } = write(soon, settings, link, now);
      expect(text).toContain("You'll hear from us by Tuesday morning, 6:00 AM MST at the latest (8:00 AM EST our time).");
      expect(text).not.toContain("24 hours");
    }
    for (const kind of ["requested", "moved", "nudge"] as const)
      expect(agencyEmail(kind, soon, settings).text).toContain(`We promised an answer ${by}.`);
    expect(acknowledgementEmail(booking, settings, link).text).toContain("within 24 hours");
  });

  test("a deadline in the small hours is said as the night before, without its minute", () => {
    const late = { ...booking, askedAt: new Date("2026-11-12T07:11:00Z"), visitorTimeZone: "America/Denver" };
    expect(acknowledgementEmail(late, settings, link).text).toContain("You'll hear from us by Thursday night.");
  });

  test("nobody can use us to send their text to a stranger", () => {
    const email = acknowledgementEmail(
      { ...booking, contactName: "Buy at www.pills.example", companyName: "pills", additionalInfo: "pills" },
      settings,
      link,
    );
    expect(email.text + email.html + email.subject + email.to.name).not.toContain("pills");
    expect(email.text).toContain("Hi there,");
  });

  test("the visitor is greeted by first name and reads who calls which number, from where", () => {
    const writes = [
      acknowledgementEmail,
      confirmationEmail,
      (...[call, studio, url]: Parameters<typeof confirmationEmail>) => reminderEmail(call, studio, url, "day"),
    ];
    for (const write of writes) {
      const { text } = write(booking, { ...settings, phone: "(614) 555-0100" }, link);
      expect(text).toContain("\n\nHi Sam,\n\n");
      expect(text).toContain("We'll call (555) 010-4477 from (614) 555-0100. Wrong number? Reply with the right one.");
      expect(write(booking, settings, link).text).toContain("maybe from a number you don't know");
      const odd = write({ ...booking, phone: "pills 4 u 555-010-4477" }, settings, link);
      expect(odd.text + odd.html).not.toContain("pills");
    }
    expect(confirmationEmail(booking, settings, link).text).toContain("If we can't help, we'll tell you in those 15 minutes.");
  });

  test("the one button is what the reader wants next: the calendar, and never to move or cancel", () => {
    const button = (html: string) =>
      [...html.matchAll(/<td class="action"[^>]*><a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [label, href]);
    for (const write of [acknowledgementEmail, confirmationEmail, moveEmail, rescheduleEmail]) {
      const { html, text } = write(booking, settings, link, now);
      expect(button(html)).toEqual([["Add to calendar", "https://www.peakworks.example/booking/call.ics?token=abc"]]);
      expect(text).toContain(`Move or cancel the call: ${link}`);
    }
    expect(button(reminderEmail(booking, settings, link, "hour").html)).toEqual([]);
  });

  test("each has the links it needs and the right calendar file", () => {
    const method = (email: ReturnType<typeof moveEmail>) => email.attachments[0]?.method;
    expect(method(acknowledgementEmail(booking, settings, link))).toBe("PUBLISH");
    expect(method(confirmationEmail(booking, settings, link))).toBe("REQUEST");
    expect(method(moveEmail(booking, settings, link, now))).toBe("REQUEST");
    expect(method(cancellationEmail(booking, settings, "canceledByVisitor"))).toBe("CANCEL");
    expect(method(reminderEmail(booking, settings, link, "hour"))).toBeUndefined();
    for (const email of [acknowledgementEmail, confirmationEmail, moveEmail])
      expect(email(booking, settings, link, now).html).toContain(`href="${link}"`);
  });
});

describe("the calendar file", () => {
  const read = (text: string, name: string) => parseCalendar(text).find((property) => property.name === name);

  test("has the time in UTC, the people, and the status", () => {
    const file = bookingCalendar({ ...booking, status: "confirmed", sequence: 3 }, settings, "REQUEST");
    expect(Object.fromEntries(parseCalendar(file).map(({ name, value }) => [name, value]))).toMatchObject({
      METHOD: "REQUEST",
      UID: "0b6f0a52-0000-4000-8000-000000000001@www.peakworks.example",
      SEQUENCE: "3",
      STATUS: "CONFIRMED",
      DTSTART: "20261117T140000Z",
      DTEND: "20261117T141500Z",
      SUMMARY: "Discovery call with Peakworks",
      ORGANIZER: "mailto:hello@peakworks.example",
      ATTENDEE: "mailto:sam@ridge.example",
    });
    expect(read(bookingCalendar(booking, settings, "PUBLISH"), "ATTENDEE")).toBeUndefined();
  });

  test("whatever a person's name is, it stays one event with their text in it", () => {
    const odd = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.constantFrom("a\r\nATTENDEE:mailto:x@y.z", "a;b,c\\d\ne", 'x":mailto:evil@x.y\r\nEND:VEVENT', "é".repeat(200), "👷‍♀️".repeat(40)),
    );
    fc.assert(
      fc.property(odd, odd, (name, title) => {
        const person = { name, address: "sam@ridge.example" };
        const event = { uid: "1@x", sequence: 0, status: "CONFIRMED", startsAt: now, minutes: 15, stamp: now, text: title } as const;
        const file = calendarFile("REQUEST", { ...event, title, organizer: person, attendee: person });
        const properties = parseCalendar(file);
        expect(properties.map((property) => property.name)).toEqual(
          "BEGIN VERSION PRODID CALSCALE METHOD BEGIN UID SEQUENCE STATUS DTSTAMP DTSTART DTEND SUMMARY DESCRIPTION ORGANIZER ATTENDEE END END".split(
            " ",
          ),
        );
        const printable = title.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
        expect(properties.find((property) => property.name === "SUMMARY")?.value).toBe(printable);
      }),
    );
  });

  test("another program reads the same values", ({ skip }) => {
    const seen = readWithVobject(bookingCalendar(booking, settings, "REQUEST"));
    if (!seen) return skip("python3-vobject is not installed");
    expect(seen).toEqual({
      summary: "Discovery call with Peakworks",
      start: "2026-11-17T14:00:00+00:00",
      uid: "0b6f0a52-0000-4000-8000-000000000001@www.peakworks.example",
      method: "REQUEST",
    });
  });
});
