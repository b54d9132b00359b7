import { ArticleBlocks } from "../../design/article-blocks.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { anchor, Contents } from "../../design/contents.tsx";
import { Fold } from "../../design/fold.tsx";
import { Opening } from "../../design/opening.tsx";
import { OPENAPI_PATH } from "../../site/catalog/api-paths.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import type { Block } from "../../text/block.ts";
import { type ShownOperation, shownOperations } from "../api/shown-operations.ts";
import { apiPage as words } from "../words/api.ts";
import type { Route } from "./+types/api";

export function loader({ context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  return { operations: shownOperations(settings, now()) };
}

/** What /openapi.json says, readable without any script. */
export default function Api({ loaderData: { operations } }: Route.ComponentProps) {
  return (
    <>
      <Opening title={words.headline} lead={words.lead} sheet="api" />
      <div className="band-paper band">
        <div className="wrap gap-head grid lg:grid-cols-[16rem_minmax(0,48rem)] lg:gap-16">
          <Contents
            headings={[words.shared.heading, ...operations.map(({ summary }) => summary)].map((text) => ({ id: anchor(text), text }))}
            title={labels.onThisPage}
          />
          <div className="prose min-w-0">
            <h2 id={anchor(words.shared.heading)}>{words.shared.heading}</h2>
            <ArticleBlocks blocks={[{ kind: "list", items: words.shared.items }]} />
            <p>
              {words.file} <a href={OPENAPI_PATH}>{OPENAPI_PATH}</a>
            </p>
            {operations.map((operation) => (
              <Described key={operation.name} operation={operation} />
            ))}
          </div>
        </div>
      </div>
      <ClosingCall
        ridge="south"
        from="paper"
        heading={words.closing.heading}
        text={words.closing.text}
        flag={{ href: pages.assistant.path, label: words.closing.button }}
      />
    </>
  );
}

function Described({ operation }: { operation: ShownOperation }) {
  const { summary, name, description, example } = operation;
  return (
    <section className="prose">
      <h2 id={anchor(summary)}>{summary}</h2>
      <p>
        <code>{name}</code>
      </p>
      <p>{description}</p>
      <Fold label={words.details} about={summary} className="prose">
        <ArticleBlocks blocks={blocksOf(operation)} />
        {example && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
          <pre className="bg-night text-snow overflow-x-auto rounded-lg p-5 text-sm" tabIndex={0}>
            <code>{example}</code>
          </pre>
        )}
      </Fold>
    </section>
  );
}

/** An operation's tables, those that have rows. */
function blocksOf({ name, parameters, fields, answers }: ShownOperation): Block[] {
  const { columns } = words;
  const given = [columns.name, columns.type, columns.needed];
  const tables: [string, string[], string[][]][] = [
    [words.parameters, given, parameters],
    [words.body, given, fields],
    [words.answers, [columns.status, columns.meaning], answers],
  ];
  return tables
    .filter(([, , rows]) => rows.length > 0)
    .map(([title, heads, rows]) => ({ kind: "table", caption: `${title}: ${name}`, columns: heads, rows }));
}
