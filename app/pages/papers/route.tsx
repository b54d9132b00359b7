import { Fragment } from "react";
import { data } from "react-router";
import { readAnswerSpeed } from "../../booking/data/answer-speed.server.ts";
import { ArticleBlocks } from "../../design/article-blocks.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Fold } from "../../design/fold.tsx";
import { Marked } from "../../design/marked.tsx";
import { Opening } from "../../design/opening.tsx";
import { siteContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { pageAt, pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { within } from "../../time/durations.ts";
import stylesheet from "../stylesheet.css?url";
import type { Route } from "./+types/route";
import type { PaperKey } from "./catalog.ts";
import { CountLedger } from "./ui/count-ledger.tsx";
import { answerSpeed } from "./words/answer-speed.ts";
import { paperOf } from "./words/papers.ts";

export const handle = { stylesheet };

/** A page without our answer speed, because the database is away, isn't kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, database, now, log } = context.get(siteContext);
  const key = pageAt(new URL(request.url).pathname)?.paper as PaperKey;
  const page = { key, showRating: settings.showRating };
  if (key !== "howWeCount" || !settings.showAnswerSpeed) return data({ ...page, speed: undefined });
  const speed = await within(READ_WITHIN_MS, readAnswerSpeed(database, { now: now(), settings })).catch((error) => {
    logFailure(log, error, "the answer speed could not be read");
    return undefined;
  });
  return data({ ...page, speed }, speed === undefined ? { headers: { "Cache-Control": "no-store" } } : {});
}

/** Nobody waits for it longer than for the booking page's calendar. */
const READ_WITHIN_MS = 1_000;

/** One document on a sheet, and on paper nothing else. */
export default function Paper({ loaderData: { key, showRating, speed } }: Route.ComponentProps) {
  const { headline, lead, sample, count, title, subtitle, closing, ...paper } = paperOf(key, showRating);
  const sections = speed === undefined ? paper.sections : [...paper.sections, answerSpeed(speed)];
  return (
    <>
      <div className="no-print">
        <Opening title={headline} lead={lead} sheet={key} isLong={key === "sampleReport"} />
      </div>
      {count && <CountLedger count={count} mark={labels.example} />}
      <section className="band-snow band">
        <figure className="wrap max-w-[56rem]">
          {sample && (
            <Marked mark={labels.sample} className="text-quiet mb-4">
              {sample}
            </Marked>
          )}
          <div className="sheet">
            <h2 className="display text-h2">{title}</h2>
            <p className="mt-2 text-lg font-semibold">{subtitle}</p>
            <div className="prose mt-6">
              {sections.map(({ heading, blocks, folded }) => (
                <Fragment key={heading}>
                  <h3>{heading}</h3>
                  <ArticleBlocks blocks={blocks} />
                  {folded && (
                    <Fold label={folded.label} className="prose">
                      <ArticleBlocks blocks={folded.blocks} />
                    </Fold>
                  )}
                </Fragment>
              ))}
            </div>
          </div>
        </figure>
        <p className="wrap no-print mt-6 max-w-[56rem]">
          <a href={`${pages.packages.path}#guarantee`} className="textlink font-semibold">
            {labels.packages.guaranteeLink}
          </a>
        </p>
      </section>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
        link={{ href: pages.packages.path, label: labels.viewPackages }}
      />
    </>
  );
}
