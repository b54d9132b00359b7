import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS, type BookingFieldName } from "../../app/booking/catalog/booking-fields.ts";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { agencyEmail } from "../../app/booking/mail/to-agency.ts";
import { agencyWords } from "../../app/booking/words/agency-emails.ts";
import { booking as words } from "../../app/booking/words/booking.ts";
import { inputNames } from "../../app/calculator/catalog/inputs.ts";
import { AI_INVESTMENT_USD } from "../../app/calculator/rules/calculator.ts";
import { isPostgres, runScript } from "../../app/database/database.server.ts";
import { PACKAGE_KEYS, PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { SERVICE_KEYS, SERVICES } from "../../app/pages/services/catalog/services.ts";
import { services } from "../../app/pages/services/words/services.ts";
import { LEAD_TRADE_KEYS, TRADES } from "../../app/pages/trades/catalog/trades.ts";
import { trades } from "../../app/pages/trades/words/grid.ts";
import { STAGES, type Stage } from "../../app/people/catalog.ts";
import { listPeople } from "../../app/people/data/people.server.ts";
import { pages } from "../../app/site/pages.ts";
import { dollars } from "../../app/text/format.ts";
import { booking, now, request, settings } from "../harness/booking-example.ts";
import { KEEPS_ALL, makeMissingRouteTypes } from "../harness/checks.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { structuredDataOf, textOf } from "../harness/html.ts";
import { columnsOf } from "../harness/schema.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const site = openSite();
const ANSWERS = Object.fromEntries(inputNames.map((name) => [name, "5"]));
const page = async (path: string) => (await site.get(path)).text();

type Change = { file: string; from: string; to: string };

/** The usual changes of docs/content.md, each by its heading there. */
const CHANGES: Record<string, Change[]> = {
  "A price": [
    { file: "app/pages/packages/catalog/packages.ts", from: `priceUsd: ${PACKAGES.growthEngine.priceUsd}`, to: "priceUsd: 6500" },
  ],
  "A slot": [{ file: "app/booking/catalog/slots.ts", from: `  "${SLOT_TIMES[0]}",`, to: `  "8:30 AM",\n  "${SLOT_TIMES[0]}",` }],
  "A seventh service": [
    {
      file: "app/pages/services/catalog/services.ts",
      from: "  contentSocialMedia: {",
      to: '  payroll: { package: "growthEngine", inShort: "payroll" },\n  contentSocialMedia: {',
    },
  ],
  "A ninth trade": [{ file: "app/pages/trades/catalog/trades.ts", from: '"handyman"]', to: '"handyman", "masonry"]' }],
  "A guide": [
    {
      file: "app/pages/guides/catalog/guides.ts",
      from: "  agency: {",
      to: '  fieldEdge: { slug: "fieldedge", group: "software" },\n  agency: {',
    },
  ],
  "A follow-up": [
    { file: "app/follow-up/catalog.ts", from: "export const FOLLOW_UPS = {", to: 'export const FOLLOW_UPS = { "follow-up-month": 30,' },
  ],
  "A stage": [{ file: "app/people/catalog.ts", from: "export const STAGES = [", to: 'export const STAGES = ["paused", ' }],
  "A thirteenth booking field": [
    {
      file: "app/booking/catalog/booking-fields.ts",
      from: "  additionalInfo: {",
      to: '  callTime: { kind: "choice", required: false, options: ["morning", "afternoon"] },\n  additionalInfo: {',
    },
  ],
};

/** What the compiler misses after each: its errors name it. */
const MISSING = {
  "A seventh service": "payroll",
  "A ninth trade": "masonry",
  "A guide": "fieldEdge",
  "A follow-up": "follow-up-month",
  "A stage": "paused",
  "A thirteenth booking field": "callTime",
};

const EMAIL: Change = {
  file: "app/booking/mail/emails.ts",
  from: "  notice: emailRow({",
  to: '  thanks: emailRow({ about: "", when: "", to: "visitor", after: ["confirmed"], at: () => [], write: () => thanks(), from: [] }),\n  notice: emailRow({',
};

describe("docs/content.md names the files that the compiler asks for, no more and no less", () => {
  let compiled: Promise<string> | undefined;
  /** All at once, since the compiler takes ten seconds. */
  const printed = () => {
    compiled ??= compileWith([EMAIL, ...Object.values(CHANGES).flat()]);
    return compiled;
  };

  test.each(Object.entries(MISSING))("for %s", async (name, word) => {
    const own = CHANGES[name]?.map(({ file }) => file);
    expect(filesIn(await printed(), word).filter((file) => !own?.includes(file))).toEqual(stepsOf(name).sort());
  });

  test("for a price and a slot: none", async () => {
    expect(["A price", "A slot"].flatMap(stepsOf)).toEqual([]);
    const words = [...Object.values(MISSING), "thanks", EMAIL.file];
    const others = errorsIn(await printed()).filter((error) => !words.some((word) => error.includes(word)));
    expect(others).toEqual([]);
  });

  test("for an email: when it goes, what ends it, and its template", async () => {
    expect(await printed()).toContain("until, endedBy");
    expect(await printed()).toContain("Cannot find name 'thanks'");
  });
});

/** The numbered files below a bold heading. */
function stepsOf(name: string) {
  const [, recipe] = readFileSync("docs/content.md", "utf8").split(`**${name}.**`);
  if (recipe === undefined) throw new Error(`docs/content.md has no recipe for ${name}`);
  return [...(recipe.split("\n**")[0] ?? "").matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = ""]) => file);
}

/** With the indented lines below each. */
function errorsIn(printed: string) {
  return printed.split(/\n(?=\S)/).filter((text) => text.includes(": error"));
}

function filesIn(printed: string, word: string) {
  const errors = errorsIn(printed).filter((error) => error.includes(word));
  return [...new Set(errors.map((error) => error.slice(0, error.indexOf("("))))].sort();
}

/** What the compiler says of a copy of the site with these changes. */
async function compileWith(changes: Change[]) {
  await makeMissingRouteTypes();
  const folder = mkdtempSync(join(tmpdir(), "peakworks-catalog-"));
  const harness = ["test/harness/hostile-markdown.ts", "test/harness/xss-payloads.ts"];
  for (const part of ["app", ...harness, "tsconfig.json", ".react-router", "package.json"])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const { file, from, to } of changes) {
    const copy = join(folder, file);
    const source = readFileSync(copy, "utf8");
    expect(source).toContain(from);
    writeFileSync(copy, source.replace(from, to));
  }
  // Several checkers share less work than they repeat.
  const compiler = [resolve("node_modules/typescript/bin/tsc"), "--noEmit", "--checkers", "1", "-p", "."];
  return new Promise<string>((done) => {
    execFile(process.execPath, compiler, { cwd: folder, env: { ...process.env, ...KEEPS_ALL } }, (_, stdout) => done(stdout));
  });
}

test("pages, structured data and the calculator show the catalog's prices", async () => {
  for (const key of PACKAGE_KEYS) {
    const html = await page(pages[key].path);
    expect(textOf(html)).toContain(dollars(PACKAGES[key].priceUsd));
    expect(offerIn(html)).toMatchObject({ price: PACKAGES[key].priceUsd, priceCurrency: "USD" });
  }
  for (const key of SERVICE_KEYS) {
    const html = await page(pages[key].path);
    const { priceUsd } = PACKAGES[SERVICES[key].package];
    expect(offerIn(html)).toMatchObject({ price: priceUsd, priceCurrency: "USD" });
    // A price that only machines read isn't believed.
    expect(textOf(html)).toContain(dollars(priceUsd));
  }
  expect(AI_INVESTMENT_USD).toBe(PACKAGES.peakPerformance.priceUsd);
});

test("every service and every trade is on the services page, in the catalog's order", async () => {
  const text = textOf(await page(pages.services.path));
  const places = [SERVICE_KEYS.map((key) => services[key].card.painPoint), TRADES.map((key) => trades[key].line)];
  for (const lines of places) {
    const found = lines.map((line) => text.indexOf(line));
    expect(found.every((at) => at > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  }
});

test("the form has a control for every field, with its options", async () => {
  const html = await (await (await openSiteWithTables()).get(pages.contact.path)).text();
  for (const name of BOOKING_FIELD_NAMES) {
    const field = BOOKING_FIELDS[name];
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    for (const option of "options" in field ? field.options : []) expect(html).toContain(`<option value="${option}">`);
  }
  const calculator = await page(`${pages.calculator.path}?${new URLSearchParams({ step: "5", ...ANSWERS })}`);
  for (const trade of LEAD_TRADE_KEYS) expect(calculator).toContain(`value="${trade}"`);
});

test("the agency's email has every field under its label", () => {
  const { text } = agencyEmail("requested", booking, settings, { answerUrl: "https://x.example" });
  const labels: Record<BookingFieldName, string> = { ...words.labels, ...agencyWords.fields };
  // What was left empty is in small letters.
  for (const name of BOOKING_FIELD_NAMES) expect(text.toLowerCase()).toContain(labels[name].toLowerCase());
});

describeOnBothEngines("the catalog", ({ open }) => {
  test("every booking field has a column", async () => {
    const columns = (await columnsOf(await open())).filter(({ table }) => table === "bookings").map(({ name }) => name);
    expect(BOOKING_FIELD_NAMES.filter((name) => !columns.includes(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)))).toEqual(
      [],
    );
  });

  test("every stage may be stored, and another one after the migration that the content guide shows", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings });
    const moveTo = (stage: Stage) => database.updateTable("people").set({ stage }).execute();
    const stages = async () => (await listPeople(database)).map(({ stage }) => stage);
    for (const stage of STAGES) await moveTo(stage);
    const paused = "paused" as Stage;
    await expect(moveTo(paused)).rejects.toThrow(/check/i);
    await runScript(database, stageMigration(isPostgres(database) ? "postgres" : "sqlite"));
    expect(await stages()).toEqual(STAGES.slice(-1));
    await moveTo(paused);
    expect(await stages()).toEqual([paused]);
  });
});

function stageMigration(engine: "sqlite" | "postgres") {
  const [, block = ""] = readFileSync("docs/content.md", "utf8").split("```sql\n");
  return (
    block
      .split("```")[0]
      ?.split(/^-- /m)
      .find((part) => part.startsWith(engine))
      ?.slice(engine.length) ?? ""
  );
}

function offerIn(html: string) {
  const thing = structuredDataOf(html)["@graph"].find((each) => each["@type"] === "Service");
  return thing?.offers;
}
