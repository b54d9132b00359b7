import { Fragment } from "react";
import { type AssistantExample, assistantExamples } from "../../assistants/assistant-examples.ts";
import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Opening } from "../../design/opening.tsx";
import { MCP_PATH } from "../../site/catalog/api-paths.ts";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import type { Route } from "./+types/route";
import { assistantPage as words } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  return { address: settings.siteUrl + MCP_PATH, isOpen: settings.assistants, examples: assistantExamples(settings) };
}

export default function Assistant({ loaderData: { address, isOpen, examples } }: Route.ComponentProps) {
  const { headline, lead, can, paste, cannot, closed, closing } = words;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="assistant" />
      <Band tone="paper" className="gap-head grid lg:grid-cols-[1.2fr_1fr] lg:gap-x-16">
        {!isOpen && <p className="border-mark col-span-full border-l-4 pl-5 text-lg font-semibold">{closed}</p>}
        <div>
          <h2 className="display text-h2 max-w-[16ch]">{can.heading}</h2>
          <Items items={can.items} className="mt-4 md:mt-6 md:text-lg" />
        </div>
        <div className="card h-fit min-w-0 p-5 md:p-8">
          <h2 className="display text-h3">{paste.heading}</h2>
          <p className="mt-3">{paste.text}</p>
          <pre className="bg-night text-snow mt-4 overflow-x-auto rounded-lg p-4">
            <code>{address}</code>
          </pre>
          <p className="mt-2">
            <a href={paste.api.to} className="tap-link font-semibold">
              {paste.api.label}
            </a>
          </p>
        </div>
      </Band>
      <Tries examples={examples} />
      <Band tone="snow" className="gap-head grid lg:grid-cols-[1fr_1.9fr] lg:gap-x-14">
        <h2 className="display text-h2 max-w-[14ch]">{cannot.heading}</h2>
        <div>
          <ul className="crosses md:text-lg">
            {cannot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="measure mt-4 font-semibold md:mt-6">{cannot.check}</p>
        </div>
      </Band>
      <ClosingCall ridge="east" heading={closing.heading} text={closing.text} flag={{ href: pages.contact.path, label: labels.bookCall }} />
    </>
  );
}

/** The page's exhibit: what to ask, and what the site's tools answer. */
function Tries({ examples }: { examples: AssistantExample[] }) {
  const { heading, text, you, assistant } = words.tries;
  return (
    <section className="band-night band-wide">
      <div className="wrap gap-head grid lg:grid-cols-[1fr_1.9fr] lg:gap-x-14">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="display text-h2 max-w-[12ch]">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="thread">
          {examples.map(({ question, note, parts, link }) => (
            <Fragment key={question}>
              <div data-ours="">
                <p className="text-quiet text-xs">{you}</p>
                <h3 className="font-semibold">{question}</h3>
              </div>
              <div className="mb-6 w-full max-w-xl">
                <p className="text-quiet text-xs">{assistant}</p>
                <div>
                  {parts.map(({ title, items }) => (
                    <Fragment key={items[0]}>
                      {title && <p className="display text-h3 mt-4 first:mt-2">{title}</p>}
                      <Items items={items} className="my-2" />
                    </Fragment>
                  ))}
                  {note && <p className="text-quiet text-sm">{note}</p>}
                  {link && (
                    <a href={link.href} className="tap-link font-semibold">
                      {link.label}
                    </a>
                  )}
                </div>
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}

function Items({ items, className }: { items: string[]; className: string }) {
  return (
    <ul className={`peaks ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
