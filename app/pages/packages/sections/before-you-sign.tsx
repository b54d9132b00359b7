import { Band } from "../../../design/band.tsx";
import { LinkedText } from "../../../design/linked-text.tsx";
import { pages } from "../../../site/pages.ts";
import { beforeYouSign } from "../words/before-you-sign.ts";

/** Objections, answered where somebody decides. */
export function BeforeYouSign() {
  const { heading, text, questions } = beforeYouSign;
  return (
    <Band tone="snow">
      <h2 className="display text-h2">{heading}</h2>
      <p className="lead">{text}</p>
      <div className="border-ink mt-head grid items-start gap-x-14 border-t-2 lg:grid-cols-2">
        {questions.map(({ question, answer, link }) => (
          <details key={question} className="answer">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="measure">
              <LinkedText text={answer} />
            </p>
            <p className="pt-3 pb-6">
              <a href={`${pages.faq.path}#${link.to}`} className="textlink font-semibold">
                {link.label}
              </a>
            </p>
          </details>
        ))}
      </div>
    </Band>
  );
}
