import type { Inputs } from "../../../calculator/catalog/inputs.ts";
import type { PartKey } from "../../../calculator/rules/calculator.ts";
import type { ServiceKey } from "../../services/catalog/services.ts";
import type { ToolFile } from "../../tools/words/tools.ts";

/** A trade's own page: words that stand on no other page. The contract says how many. */
export type TradeWords = {
  /** At most 60 characters, and what someone of this trade would search for. */
  heading: string;
  lead: string;
  /** What the page shows first: each part once. */
  order: readonly [TradePart, TradePart, TradePart, TradePart];
  /** When this trade's rush comes, and what it does to the office. */
  season: { heading: string; text: string };
  /** Three to five days of a week, with what gets lost on each. */
  week: { heading: string; days: { day: string; text: string }[] };
  /**
   * A plain week in dollars, as an example, lost jobs at what they'd have left over. The last row is the total of the others; a `how` like
   * '5 hours at $95' makes its figure.
   */
  math: { heading: string; intro: string; rows: { label: string; figure: string; how: string }[]; note: string };
  first: { heading: string; items: PointWords[] };
  leave: { heading: string; items: PointWords[] };
  /** Something the trade knows by sight, labeled as an example. */
  exhibit: TradeThread | TradePaper;
  questions: { question: string; answer: string }[];
  /** The services that the first fixes are built with. */
  builtWith: [ServiceKey, ...ServiceKey[]];
  /** Slugs of posts that fit. Those that aren't published yet are left out. */
  posts: string[];
  tools: ToolFile[];
  /**
   * The slip's rows that are office work: which of the calculator's three kinds, and the first fix that would take it over. One kind is one
   * workflow.
   */
  office: { row: string; work: OfficeWork; fix?: string }[];
  /** Where the example's missed leads come from, if the slip has no lost job: the report needs some. */
  lostJobs?: string;
  /** Opens the calculator. Agrees with the math where the two meet, and has one rate for everybody's hours. */
  example: Inputs;
  /** The call to book at the end, and in a shape that fits the trade, a text or what to look up before. */
  closing: { heading: string } & ({ text: string } | { items: string[] });
};

type OfficeWork = Exclude<PartKey, "leads">;

/** `story` is the season and the week. */
export type TradePart = "story" | "math" | "handOff" | "exhibit";

type PointWords = { title: string; text: string };
type TradeThread = { kind: "thread"; title: string; messages: { from: "customer" | "shop"; time: string; text: string }[] };
type TradePaper = { kind: "paper"; title: string; rows: { label: string; value: string }[]; note?: string };
