import { RowFold } from "../../../design/fold.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { beforeYouSign } from "../words/before-you-sign.ts";

/** Objections, answered where somebody decides. */
export function BeforeYouSign() {
  const { heading, text, questions } = beforeYouSign;
  return (
    <section className="band-snow band">
      <div className="wrap">
        <h2 className="display text-h2">{heading}</h2>
        <p className="measure text-quiet mt-3 text-lg md:mt-5">{text}</p>
        <ul className="mt-head grid gap-x-14 md:grid-cols-2 md:gap-y-8">
          {questions.map(({ question, answer, link }) => (
            <li key={question} className="fold-row border-line border-t py-3.5 md:border-t-2 md:pt-5 md:pb-0">
              <h3 className="text-lg font-bold max-md:pr-8">{question}</h3>
              <RowFold label={labels.more(question)}>
                <p className="measure text-quiet mt-2">
                  <LinkedText text={answer} />
                </p>
                <p className="mt-2">
                  <a href={`${pages.faq.path}#${link.to}`} className="textlink font-semibold">
                    {link.label}
                  </a>
                </p>
              </RowFold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
