import type { ReactNode } from "react";
import { data } from "react-router";
import { Field } from "../../design/field.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn } from "../../time/dates.ts";
import { lookSentence } from "../../visits/mail/report.ts";
import { reportParts } from "../../visits/report/parts.ts";
import { plotFigure } from "../../visits/report/plot-figure.ts";
import { MOST_WEEKS, readWeeks } from "../../visits/rules/report.ts";
import { weeklyReport as reportWords } from "../../visits/words.ts";
import { readNumbers } from "../data/numbers.server.ts";
import { LINKS_PATH, NUMBERS_FILE_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { LinePlot } from "../ui/line-plot.tsx";
import { NumberBars } from "../ui/number-bars.tsx";
import { NumberTable } from "../ui/number-table.tsx";
import { numbers as words } from "../words/numbers.ts";
import type { Route } from "./+types/numbers";

export const handle = { title: words.title, isDesk: true };

const USUAL_WEEKS = 12;
const CHOICES = [2, 4, USUAL_WEEKS, 26, 52, MOST_WEEKS];
/** As wide as a phone, so that its words keep their size there. */
const PLOT_WIDTH = 360;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const typed = new URL(request.url).searchParams.get("weeks");
  const count = typed === null ? USUAL_WEEKS : readWeeks(typed);
  const { timeZone, countVisits } = settings;
  const report = await readNumbers(database, count ?? USUAL_WEEKS, { now: now(), timeZone }).catch(unavailable(log));
  const shown = {
    count: count ?? USUAL_WEEKS,
    problem: count ? undefined : words.wrongWeeks(MOST_WEEKS),
    isCounting: countVisits,
    isEmpty: report.weeks.every(({ visits, requested, byPhone, plans }) => visits + requested + byPhone + plans === 0),
    period: words.period(report.weeks.at(-1)?.from ?? "", dayIn(timeZone, now())),
    look: lookSentence(report, words.look),
    plot: plotFigure(report.weeks, PLOT_WIDTH),
    weeks: {
      columns: [reportWords.numbers.visits, reportWords.numbers.requested],
      rows: report.weeks.toReversed().map(({ from, visits, requested }) => ({ name: from, cells: [String(visits), String(requested)] })),
    },
    parts: reportParts(report),
  };
  return data(shown, { status: count ? 200 : 422 });
}

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { count, problem, isCounting, isEmpty, period, look } = loaderData;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 className="display text-h2">{words.title}</h1>
        {!isCounting && <p>{words.off}</p>}
        {!isEmpty && (
          <>
            <p>{period}</p>
            <p className="max-w-xl text-lg font-semibold wrap-anywhere">{look}</p>
          </>
        )}
      </div>
      {isEmpty ? (
        <section className="grid max-w-xl gap-3">
          <h2 className="text-xl font-semibold">{words.empty.heading}</h2>
          <p>{words.empty.text}</p>
          <p>{words.empty.first}</p>
        </section>
      ) : (
        <>
          <form method="get" className="flex max-w-xl flex-wrap items-end gap-3">
            <Field as="select" name="weeks" label={words.weeks.label} defaultValue={String(count)} {...(problem && { error: problem })}>
              {[...new Set([...CHOICES, count])]
                .sort((a, b) => a - b)
                .map((choice) => (
                  <option key={choice} value={choice}>
                    {words.weeks.option(choice)}
                  </option>
                ))}
            </Field>
            <button type="submit" className="button button-quiet">
              {words.weeks.button}
            </button>
          </form>
          <Report {...loaderData} />
        </>
      )}
      <section className="border-line grid max-w-xl gap-2 border-t pt-4">
        <h2 className="text-xl font-semibold">{words.links.heading}</h2>
        <p>{words.links.text}</p>
        <p>
          <a href={LINKS_PATH} className="button button-quiet">
            {words.links.button}
          </a>
        </p>
      </section>
      {!isEmpty && (
        <section className="grid max-w-xl gap-2">
          <h2 className="text-xl font-semibold">{words.file.heading}</h2>
          <p>{words.file.text}</p>
          <DeskForm action={NUMBERS_FILE_PATH}>
            <button type="submit" name="weeks" value={count} className="button button-quiet">
              {words.file.button}
            </button>
          </DeskForm>
        </section>
      )}
    </div>
  );
}

function Report({ plot, weeks, parts }: Pick<Route.ComponentProps["loaderData"], "plot" | "weeks" | "parts">) {
  const { headings, columns } = reportWords;
  const { nothing } = words;
  return (
    <>
      <Section heading={headings.line}>
        <LinePlot figure={plot} />
        <details>
          <summary className="cursor-pointer py-3">{words.weekTable.summary}</summary>
          <NumberTable heading={headings.line} first={columns.week} {...weeks} nothing={nothing} />
        </details>
      </Section>
      <Section heading={headings.numbers}>
        <NumberTable heading={headings.numbers} first={headings.numbers} {...parts.numbers} nothing={nothing} />
      </Section>
      <Section heading={headings.funnel}>
        <NumberBars heading={headings.funnel} rows={parts.funnel} nothing={nothing} />
      </Section>
      {(["sources", "sourceResults", "pages"] as const).map((name) => (
        <Section key={name} heading={headings[name]}>
          <NumberTable heading={headings[name]} first={headings[name]} {...parts[name]} nothing={nothing} />
        </Section>
      ))}
      <Section heading={headings.calculator}>
        <NumberBars heading={headings.calculator} rows={parts.calculator} nothing={nothing} />
      </Section>
      <Section heading={headings.devices}>
        <NumberBars heading={headings.devices} rows={parts.devices} nothing={nothing} />
      </Section>
      {(["assistants", "missing"] as const)
        .filter((name) => parts[name].rows.length > 0)
        .map((name) => (
          <Section key={name} heading={headings[name]}>
            <NumberTable heading={headings[name]} first={headings[name]} {...parts[name]} nothing={nothing} />
          </Section>
        ))}
    </>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid max-w-3xl gap-2">
      <h2 className="text-xl font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
