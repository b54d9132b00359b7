import type { Database } from "../../app/database/database.server.ts";
import { request } from "./booking-example.ts";
import { attributes, textOf } from "./html.ts";
import { openSiteWithTables } from "./site.ts";

export const OWNER = "owner@ridge.example";
const AT_NOON = new Date("2026-11-16T17:00:00Z");

/** The site with its desk on, at noon of a Monday in New York. `clock.now` can be set. */
export async function openDesk({ env = {}, database, clock = { now: AT_NOON } }: Given = {}) {
  const site = await openSiteWithTables({
    env: { DESK: "on", AGENCY_EMAIL: `${OWNER}, Partner@Ridge.example`, ...env },
    now: () => clock.now,
    ...(database && { database }),
  });
  return { ...site, clock };
}

/** The same without limits, and the owner's browser there. */
export async function openSignedIn({ env, ...given }: Given = {}) {
  const site = await openDesk({ ...given, env: { RATE_LIMIT: "off", ...env } });
  return { site, browser: await signIn(site) };
}

/** A visitor asks for a call by the form. Returns its ID. */
export async function askForCall(site: Desk, changes: Record<string, string> = {}) {
  const fields = { ...request, website: "", idempotencyKey: JSON.stringify(changes), ...changes };
  const { status } = await site.post("/contact", new URLSearchParams(fields));
  if (status !== 201) throw new Error(`The form was answered with ${status}.`);
  const calls = site.database.selectFrom("bookings").select("id").where("selectedDate", "=", fields.selectedDate);
  return (await calls.where("selectedTime", "=", fields.selectedTime).executeTakeFirstOrThrow()).id;
}

type Given = { env?: Record<string, string>; database?: Database; clock?: { now: Date } };
export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const later = ({ clock }: Desk, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

/** A browser as far as the desk is concerned: it keeps the one cookie, and says that its forms come from our own page. */
export function openBrowser(site: Pick<Desk, "get" | "post">) {
  const browser = {
    cookie: "",
    get: async (path: string, headers: Record<string, string> = {}) => keep(await site.get(path, { cookie: browser.cookie, ...headers })),
    post: async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      keep(await site.post(path, new URLSearchParams(fields), { cookie: browser.cookie, "sec-fetch-site": "same-origin", ...headers })),
    /** Opens a page, and presses a button of it now or later. What its form holds is sent along, as the page had it. */
    open: async (page: string) => {
      const html = await (await browser.get(page)).text();
      return (action: string, fields: Record<string, string> = {}) =>
        browser.post(action, { form: formTokenIn(html), ...hiddenIn(html, action, fields.do), ...fields });
    },
    press: async (page: string, action: string, fields: Record<string, string> = {}) => (await browser.open(page))(action, fields),
  };
  function keep(answer: Response) {
    const set = answer.headers.get("set-cookie");
    if (set) browser.cookie = /Max-Age=0/.test(set) ? "" : (set.split(";")[0] ?? "");
    return answer;
  }
  return browser;
}

/** The hidden fields of the form that has the button, or else of the first one that leads there. */
export function hiddenIn(html: string, action: string, pressed = "") {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)];
  const leading = forms.filter(
    ([, tag = ""]) => (attributes(tag, /action="([^"]*)"/g)[0] ?? action).split("?")[0] === action.split("?")[0],
  );
  const hasButton = ([form]: RegExpExecArray) => form.match(/<button[^>]*>/g)?.some((tag) => tag.includes(`value="${pressed}"`));
  const [, , inner = ""] = leading.find(hasButton) ?? leading[0] ?? [];
  const inputs = inner.match(/<input type="hidden"[^>]*>/g) ?? [];
  const values = (name: string) => inputs.map((input) => attributes(input, new RegExp(`${name}="([^"]*)"`, "g"))[0] ?? "");
  return Object.fromEntries(values("name").map((name, i) => [name, values("value")[i] ?? ""]));
}

export type Browser = ReturnType<typeof openBrowser>;

/** The text of a page of the desk. */
export async function readRoom(browser: Browser, path: string) {
  return textOf(await (await browser.get(path)).text());
}

/** What the desk's log says was done. */
export async function actsIn({ database }: Desk) {
  return (await database.selectFrom("deskLog").select("what").execute()).map(({ what }) => what);
}

export function formTokenIn(html: string) {
  return /name="form" value="([^"]*)"/.exec(html)?.[1] ?? "";
}

/** The tokens of the links that are on their way, oldest first. */
export async function linksSent({ database, clock }: Pick<Desk, "database" | "clock">) {
  const emails = await database
    .selectFrom("outbox")
    .select(["payload", "expiresAt"])
    .where("kind", "=", "desk-link")
    .where("expiresAt", ">", clock.now.toISOString())
    .orderBy("dueAt")
    .execute();
  return emails.flatMap(({ payload }) => /enter\?token=([\w-]{43})/.exec(JSON.stringify(payload))?.[1] ?? []);
}

/** Asks for a link, opens it and presses the button. */
export async function signIn(site: Desk, browser = openBrowser(site), email = OWNER) {
  await browser.post("/desk/sign-in", { email });
  const token = (await linksSent(site)).at(-1) ?? "";
  await browser.get(`/desk/enter?token=${token}`);
  await browser.post("/desk/enter", { token });
  return browser;
}
