import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { followsUp } from "../../follow-up/catalog.ts";
import { intakeOf } from "../../forms/intake.server.ts";
import { readForm } from "../../forms/read-form.ts";
import type { Trade } from "../../pages/trades/catalog/trades.ts";
import { tradeWords } from "../../pages/trades/words/all.ts";
import { siteContext } from "../../site/context.ts";
import { headOf } from "../../site/head.ts";
import { Island } from "../../site/island-place.tsx";
import { allPages, contactAbout, pages } from "../../site/pages.ts";
import { type InputName, inputNames } from "../catalog/inputs.ts";
import { LEAD_NAMES } from "../catalog/lead-fields.ts";
import { takeLead } from "../data/take-lead.server.ts";
import { Calculator } from "../island.tsx";
import { climbOf } from "../rules/climb.ts";
import { climbPicture, picturedHours, pictureName } from "../rules/climb-picture.ts";
import type { LeadProblems } from "../rules/lead.ts";
import { type Answers, type CalculatorStep, inputsFrom, isHalved, reachableStep, readAnswers, readStep } from "../rules/typed-answers.ts";
import stylesheet from "../stylesheet.css?url";
import { climbWords } from "../words/climb.ts";
import { followUpNote, lead } from "../words/lead.ts";
import { calculator } from "../words/screens.ts";
import type { Route } from "./+types/calculator";

export const handle = { stylesheet };

/** The page with the lead form carries the visitor's own key, so no cache may serve it to anyone else. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/**
 * Without JavaScript the screen and the numbers come in the query; with it they're in the fragment, which the server never sees. The words
 * of the first screens go to the island as data, so that its script doesn't carry them a second time.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const answers = ownOrExample(readAnswers(query));
  const asked = readStep(query) ?? 0;
  const step = reachableStep(asked, answers);
  const isLeadForm = step === 5;
  const titles = titlesOf(settings);
  const screens = {
    page: { head: { ...headOf(row, settings), ...pictureOf(query, answers, settings), title: titles[step] ?? "" } },
    start: { step, answers, isRefused: step !== asked, sentTrade: "" },
    words: calculator,
    climb: climbWords,
    titles,
    lead: { ...lead, text: followsUp(settings) ? `${lead.text} ${followUpNote}` : lead.text },
    // Every other screen is the same for all visitors and may be kept.
    leadStart: { values: {}, problems: {}, key: isLeadForm ? randomUUID() : "", openedAt: isLeadForm ? now().getTime() : 0 },
    offers: allPages.flatMap((page) => (page.package ? [{ key: page.package, href: page.path }] : [])),
    siteName: settings.siteName,
    contactHref: contactAbout("strategy-session"),
    path: pages.calculator.path,
  };
  return data(screens, isLeadForm ? { headers: { "Cache-Control": "private, no-cache" } } : {});
}

const row = { ...pages.calculator, key: "calculator" };

/** A report's link says its hours, and only those: its numbers are in the fragment. Without JavaScript all of them are in the address. */
function pictureOf(query: URLSearchParams, answers: Answers, { siteUrl }: { siteUrl: string }) {
  const hours = picturedHours(query.get("climb")) ?? climbOf(inputsFrom(answers), isHalved(answers)).hours;
  if (!hours) return {};
  return { picture: `${siteUrl}/og/climb/${pictureName(hours)}.png`, pictureText: climbPicture(hours, climbWords).alt };
}

/** Each screen's name goes first, so that a tab or a screen reader says where the visitor is. */
function titlesOf(settings: Parameters<typeof headOf>[1]) {
  const names = [...calculator.stops, ...calculator.beyond].map((name) => `${name}: ${calculator.logo}`);
  return [row.title, ...names].map((title) => headOf({ ...row, title }, settings).title);
}

/**
 * The lead form without JavaScript: calls the same function as the JSON endpoint and responds with the next screen, or with this one and
 * what's wrong.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  const form = await readForm(request);
  const answers = readAnswers(new URLSearchParams(form));
  const values = Object.fromEntries(LEAD_NAMES.map((name) => [name, form[name] ?? ""]));
  const again = (status: number, said: { problems?: LeadProblems; notice?: typeof lead.failed }) =>
    data({ ...screen(5, answers), leadStart: { ...marksOf(form), values, problems: {}, ...said } }, { status });
  const result = await takeLead(site, { ...form, ...answers, ...values }, form.idempotencyKey);
  switch (result.status) {
    case 201:
      return data({ ...screen(6, answers, values.tradeType, result.email === "none"), leadStart: undefined }, { status: 201 });
    case 422:
      return again(422, { problems: result.problems });
    case 429:
      return again(429, { notice: lead.tooMany });
    default:
      return again(result.status, { notice: lead.failed });
  }
}

/** Without JavaScript a form carries the example's name along, even if the visitor has changed its numbers. */
function ownOrExample(answers: Answers): Answers {
  const { example, ...own } = answers;
  const numbers: Partial<Record<InputName, number>> = example ? tradeWords[example as Trade].example : {};
  return example && inputNames.every((name) => answers[name] === String(numbers[name])) ? answers : own;
}

function screen(step: CalculatorStep, answers: Answers, sentTrade = "", isUnmailed = false) {
  return { start: { step, answers, isRefused: false, sentTrade, isUnmailed } };
}

function marksOf({ idempotencyKey = "", openedAt }: Record<string, string>) {
  return { key: idempotencyKey, openedAt: Number(openedAt) || 0 };
}

export default function CalculatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { start = loaderData.start, leadStart = loaderData.leadStart } = actionData ?? {};
  const { page, ...props } = loaderData;
  return <Island name="calculator" of={Calculator} props={{ ...props, start, leadStart }} />;
}
