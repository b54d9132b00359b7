import PostalMime, { type Email } from "postal-mime";
import { repeatableName } from "../../app/forms/name.ts";
import { parseCalendar } from "../harness/icalendar.ts";
import { type Check, counted } from "./check.ts";
import { AGENCY, type Target } from "./target.ts";
import { emailsOnceThere, freeSlots, postJson, typedFields, wholeForm } from "./visitor.ts";

const SENDER = "hello@peakworks.example";
/** The agency gets its emails under the site's name. */
const OURS = ["", "Peakworks"];
const EVIL = "evil@evil.example";
const PAYLOADS = [
  `Sam\r\nBcc: ${EVIL}`,
  `Sam\nBcc: ${EVIL}\n\n<b>body</b>`,
  `Sam\rBcc: ${EVIL}`,
  `Sam\u2028Bcc: ${EVIL}\u2029To: ${EVIL}\u0085Cc: ${EVIL}\u000bX: y`,
  `=?utf-8?Q?Sam=0D=0ABcc:_evil=40evil.example?=`,
  "=?utf-8?B?QnV5IGF0IGV2aWwuZXhhbXBsZQ==?=",
  "=?utf-8?Q?Buy_at_evil=2Eexample?=",
  `Sam, ${EVIL}`,
  `Sam" <${EVIL}>, "x`,
  `Sam <${EVIL}>;`,
  `Sam (${EVIL}) \\`,
  "Sam\r\nEND:VEVENT\r\nBEGIN:VALARM",
  'Sam";X-EVIL=1:mailto:x\\n;,',
  "x".repeat(200),
  "Sam \u202egnp.exe \u200b",
  "%0d%0aBcc: x",
];
const HEADERS = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"];
const OPTIONAL_HEADERS = ["content-transfer-encoding"];
const EVENT = "BEGIN VERSION PRODID CALSCALE METHOD BEGIN UID SEQUENCE STATUS DTSTAMP DTSTART DTEND SUMMARY DESCRIPTION ORGANIZER";

type Received = Target["smtp"]["received"][number];

/**
 * Every payload in every field of the booking, lead and newsletter endpoints, and as the email address itself; then checks each email as
 * the mail server got it.
 */
export const injection: Check = {
  name: "Injection into emails and calendars",
  run: async (target) => {
    const known = target.smtp.received.length;
    const slots = await freeSlots(target);
    let sent = 0;
    for (const payload of PAYLOADS)
      for (const fields of [inEveryField(payload), { email: payload }, { email: `"${payload}"@ridge.example` }]) {
        const booked = await postJson(target, "/api/send-booking-notification", { ...wholeForm, ...fields, ...slots.pop() });
        const taken = await postJson(target, "/api/leads", { ...wholeForm, ...fields });
        const subscribed = await postJson(target, "/api/newsletter", { ...wholeForm, ...fields });
        sent += [booked, taken].filter(({ status }) => status === 201).length * 2;
        // The same valid email address gets only one email.
        if (subscribed.status === 201 && payload === PAYLOADS[0]) sent++;
      }
    const requests = (await emailsOnceThere(target, known + sent)).slice(known);
    const links = requests.flatMap(
      ({ raw }) =>
        raw
          .replaceAll("=\r\n", "")
          .match(/\/booking\/confirm\?token=3?D?[\w-]{43}/g)
          ?.slice(0, 1) ?? [],
    );
    for (const link of links) await target.ask({ path: link.replace("=3D", "="), method: "POST" });
    const emails = (await emailsOnceThere(target, known + sent + links.length)).slice(known);
    const problems: string[] = [];
    for (const email of emails) {
      const faults = await faultsOf(email);
      if (faults.length) problems.push(`${email.messageId}: ${faults.join(", ")}`);
    }
    return counted(emails.length, problems, `emails as they should be, from ${PAYLOADS.length} payloads in every field`);
  },
};

function inEveryField(payload: string) {
  return { ...Object.fromEntries(typedFields.map((name) => [name, payload])), phone: `${payload} 555 010 4477`.slice(-200) };
}

async function faultsOf({ raw, recipients }: Received) {
  const mail = await PostalMime.parse(raw);
  const to = mail.to ?? [];
  const names = mail.headers.map(({ key }) => key).filter((key) => !OPTIONAL_HEADERS.includes(key));
  const rules: Record<string, boolean> = {
    "other headers": names.toSorted().join() === HEADERS.join(),
    "other recipients": recipients.length === 1 && [AGENCY, wholeForm.email].includes(recipients[0] ?? ""),
    "its head names other recipients": to.length === 1 && to[0]?.address === recipients[0] && !mail.cc && !mail.bcc,
    "another sender": mail.from?.address === SENDER,
    // The agency answers the visitor, visitors answer CONTACT_EMAIL.
    "answers go elsewhere":
      mail.replyTo?.length === 1 && mail.replyTo[0]?.address === (recipients[0] === AGENCY ? wholeForm.email : SENDER),
    "an advertisement in a name": [...to, ...(mail.replyTo ?? [])].every(
      ({ name }) => OURS.includes(name) || repeatableName(name) === name,
    ),
    "line breaks or an advertisement in the subject": !/\p{Cc}|Buy at/u.test(mail.subject ?? ""),
    "lines over 998 bytes or broken ones": raw.split("\r\n").every((line) => Buffer.byteLength(line) <= 998 && !/[\r\n]/.test(line)),
    "markup of a visitor's": !(mail.html ?? "").includes("<b>body</b>"),
    "another calendar": calendarsOf(mail).every(isOneEvent),
  };
  return Object.keys(rules).filter((fault) => !rules[fault]);
}

/** The attached file and the invitation next to it. The parser changes line endings; emails.test.ts checks that ours end with CRLF. */
function calendarsOf({ attachments }: Email) {
  const calendars = attachments.filter(({ mimeType }) => ["text/calendar", "application/ics"].includes(mimeType));
  return calendars.map(({ content }) =>
    Buffer.from(content as ArrayBuffer)
      .toString()
      .replace(/\r?\n/g, "\r\n"),
  );
}

function isOneEvent(text: string) {
  const properties = parseCalendar(text);
  const invites = properties.find(({ name }) => name === "METHOD")?.value !== "PUBLISH";
  const expected = `${EVENT}${invites ? " ATTENDEE" : ""} END END`;
  const parameters = properties.flatMap((property) => Object.keys(property.parameters));
  return properties.map(({ name }) => name).join(" ") === expected && !parameters.some((name) => name.startsWith("X-"));
}
