import { Band } from "../../design/band.tsx";
import { ClosingCall } from "../../design/closing-call.tsx";
import { anchor } from "../../design/contents.tsx";
import { LostTrail } from "../../design/drawings/lost.tsx";
import { LinkedText } from "../../design/linked-text.tsx";
import { Opening } from "../../design/opening.tsx";
import { contactAbout, pages } from "../../site/pages.ts";
import { claims } from "../../site/words/claims.ts";
import { labels } from "../../site/words/labels.ts";
import stylesheet from "../stylesheet.css?url";
import { Categories } from "./ui/categories.tsx";
import { FirstCall } from "./ui/first-call.tsx";
import { type FaqCategory, type FaqTarget, faq, faqPage, firstCall } from "./words.ts";

export const handle = { stylesheet };

export default function Faq() {
  const { headline, lead, closing } = faqPage;
  return (
    <>
      <Opening
        title={headline}
        lead={lead}
        tone="snow"
        sheet="faq"
        beside={
          <LostTrail className="w-full max-w-xs max-[40rem]:absolute max-[40rem]:top-[calc(var(--spacing-bar)+0.25rem)] max-[40rem]:right-1 max-[40rem]:w-28 md:ml-auto" />
        }
      />
      <Band tone="paper">
        <Categories title={labels.onThisPage} names={faq.map(({ name }) => name)} />
        {/* Two columns that grow on their own: an answer moves only what's below it. */}
        <div className="grid gap-16 max-lg:mt-10 lg:grid-cols-2">
          {[faq.slice(0, HALF), faq.slice(HALF)].map((half) => (
            <div key={half[0]?.name} className="grid content-start gap-16">
              {half.map((category) => (
                <Category key={category.name} category={category} />
              ))}
            </div>
          ))}
        </div>
      </Band>
      <FirstCall words={firstCall} minutes={claims.discoveryCall.minutes} />
      <ClosingCall
        ridge="north"
        from="paper"
        heading={closing.heading}
        text={closing.text}
        note={closing.note}
        flag={{ href: contactAbout("qa-session"), label: closing.button }}
      />
    </>
  );
}

const HALF = faq.length / 2;

/** Details elements that share a name close each other: one answer is open at a time, and it can be closed again. */
function Category({ category }: { category: FaqCategory }) {
  const id = anchor(category.name);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-h3">
        {category.name}
      </h2>
      <div className="border-ink mt-5 border-t-2">
        {category.questions.map(({ id: question, question: words, answer, more }) => (
          <details key={question} name={id} className="answer">
            <summary>
              <h3>{words}</h3>
            </summary>
            {/* The id is inside, so that a link to it opens the answer without JavaScript. */}
            <p id={question} className="measure">
              <LinkedText text={answer} />
            </p>
            <p className="pt-3 pb-6">
              <a href={faqHref(more.to)} className="textlink font-semibold">
                {more.label}
              </a>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Where an answer goes on. */
function faqHref(target: FaqTarget) {
  switch (target) {
    case "guarantee":
      return `${pages.packages.path}#guarantee`;
    case "costs":
      return `${pages.packages.path}#costs`;
    case "worksWith":
      return `${pages.services.path}#works-with`;
    case "runningCosts":
      return `${pages.services.path}#running-costs`;
    default:
      return pages[target].path;
  }
}
