import { LinkedText } from "../../../design/linked-text.tsx";

type Props = { heading: string; questions: { question: string; answer: string }[] };

/** The questions this trade asks. One answer is open at a time, as on the FAQ. */
export function TradeQuestions({ heading, questions }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_1.7fr] lg:gap-14">
      <h2 className="display text-h2 max-w-[14ch]">{heading}</h2>
      <div className="border-ink border-t-2">
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className="answer">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="measure pb-6">
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
