import { Fragment } from "react";
import { MCP_PATH } from "../../assistants/catalog/mcp-tools.ts";
import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { Opening } from "../../design/opening.tsx";
import { siteContext } from "../../site/context.ts";
import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import type { Route } from "./+types/route";
import { type AssistantExample, assistantExamples } from "./assistant-examples.ts";
import { assistantPage as words } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, assistants } = context.get(siteContext).settings;
  return { address: siteUrl + MCP_PATH, isOpen: assistants, examples: assistantExamples(siteUrl) };
}

export default function Assistant({ loaderData: { address, isOpen, examples } }: Route.ComponentProps) {
  const { headline, lead, can, paste, tries, cannot, closed, closing } = words;
  return (
    <>
      <Opening title={headline} lead={lead} sheet="assistant" />
      <Band tone="paper" className="prose max-w-[48rem]">
        {!isOpen && <p className="border-mark border-l-4 pl-5 text-lg font-semibold">{closed}</p>}
        <h2>{can.heading}</h2>
        <Items items={can.items} />
        <h2>{paste.heading}</h2>
        <p>{paste.text}</p>
        <pre className="bg-night text-snow overflow-x-auto rounded-lg p-5">
          <code>{address}</code>
        </pre>
        <p>
          <a href={paste.api.to} className="textlink font-semibold">
            {paste.api.label}
          </a>
        </p>
        <h2>{tries.heading}</h2>
        <p>{tries.text}</p>
        {examples.map((example) => (
          <Answered key={example.question} example={example} />
        ))}
        <h2>{cannot.heading}</h2>
        <Items items={cannot.items} />
        <p>{cannot.check}</p>
      </Band>
      <ClosingCall
        ridge="east"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
      />
    </>
  );
}

/** A question and what the site's tools answer. */
function Answered({ example: { question, note, parts, link } }: { example: AssistantExample }) {
  return (
    <>
      <h3>{question}</h3>
      {note && <p className="text-quiet text-sm">{note}</p>}
      {parts.map(({ title, items }) => (
        <Fragment key={items[0]}>
          {title && <p className="font-semibold">{title}</p>}
          <Items items={items} />
        </Fragment>
      ))}
      <p>
        <a href={link.href} className="textlink font-semibold">
          {link.label}
        </a>
      </p>
    </>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul className="peaks">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
