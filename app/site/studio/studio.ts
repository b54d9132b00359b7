import * as v from "valibot";
import { TRADES } from "../../pages/trades/catalog/trades.ts";

/** The founders' parts, as the about page has them. */
export const FOUNDERS = ["business", "technical", "marketing"] as const;

type FounderKey = (typeof FOUNDERS)[number];

const line = (most = 200) =>
  v.pipe(
    says("a line of text"),
    v.trim(),
    v.minLength(1, "is empty: fill it in or leave the line out"),
    v.maxLength(most, `has more than ${most} characters`),
  );
const address = v.pipe(
  line(500),
  v.check((text) => URL.canParse(text) && /^https:\/\//.test(text), 'must be an address like "https://example.com/us"'),
);
const phone = v.pipe(
  line(30),
  v.check((text) => text.replace(/\D/g, "").length >= 10, 'must be a phone number with its area code, like "614-555-0100"'),
);
const hours = v.pipe(
  v.number("must be a number of hours a week"),
  v.minValue(0, "can't be below 0"),
  v.maxValue(168, "a week has 168 hours"),
);

const founder = object({
  name: line(80),
  role: v.optional(line(80)),
  photo: v.optional(line()),
  about: v.optional(line(400)),
  profile: v.optional(address),
});

const elsewhere = object({ name: line(60), url: address });

const ledger = object({
  trade: v.picklist(TRADES, `must be one of ${TRADES.join(", ")}`),
  town: line(80),
  tasks: v.pipe(
    v.array(object({ task: line(80), before: hours, after: hours }), "must be a list of tasks"),
    v.minLength(1, "needs at least one task"),
  ),
  signedBy: line(120),
  date: v.pipe(says("a date like 2026-10-02"), v.isoDate("must be a date like 2026-10-02")),
  /** How the client agreed to being printed. Kept, never shown. */
  permission: line(400),
});

/** Everything the owner can tell about the studio itself. What isn't told isn't shown. */
export const studioSchema = object({
  legalName: v.optional(line(120)),
  city: v.optional(line(80)),
  founders: v.optional(object({ business: v.optional(founder), technical: v.optional(founder), marketing: v.optional(founder) }), {}),
  firstCall: v.optional(v.picklist(FOUNDERS, `must be one of ${FOUNDERS.join(", ")}: who of the founders takes first calls`)),
  callsFrom: v.optional(phone),
  profiles: v.optional(v.array(elsewhere, "must be a list"), []),
  reviews: v.optional(v.array(elsewhere, "must be a list"), []),
  memberships: v.optional(
    v.array(object({ name: line(120), number: v.optional(line(60)), url: v.optional(address) }), "must be a list"),
    [],
  ),
  ledgers: v.optional(v.array(ledger, "must be a list"), []),
});

type StudioFile = v.InferOutput<typeof studioSchema>;

export type Ledger = v.InferOutput<typeof ledger>;
/** A photograph whose files are made, by the name that the owner gave it. */
export type Photo = { hash: string; width: number; height: number };
export type StudioFacts = StudioFile & { photos: Record<string, Photo> };

export const NO_STUDIO_FACTS: StudioFacts = { founders: {}, profiles: [], reviews: [], memberships: [], ledgers: [], photos: {} };

/** Who takes first calls, if the owner has said so. */
export function firstCaller(studio: StudioFacts) {
  return studio.firstCall && founderFacts(studio, studio.firstCall);
}

/** What pages show of a founder; only what's told. */
export function founderFacts({ founders, photos }: StudioFacts, key: FounderKey) {
  const founder = founders[key];
  return founder && { ...founder, photo: photos[founder.photo ?? ""] };
}

/** 'Ana Diaz, Bo Lee', or nothing. */
export function founderNames({ founders }: StudioFacts) {
  return FOUNDERS.flatMap((key) => founders[key]?.name ?? []).join(", ");
}

function says(what: string) {
  return v.string(`must be ${what}; put it in quotes`);
}

/** A key with a typing error would silently not be shown. */
function object<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).join(", ");
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === "never") return `isn't known here; what is: ${known}`;
    return received === "undefined" ? "is missing" : `must have lines for ${known}`;
  });
}
