import { type FaqCategory, faq, faqPage } from "../content/faq.ts";
import { contactAbout } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { Opening } from "../ui/opening.tsx";

export default function Faq() {
  const { headline, lead, closing } = faqPage;
  return (
    <>
      <Opening title={headline} lead={lead} crop="" />
      <section className="band-snow band">
        <div className="wrap grid gap-10 lg:grid-cols-[15rem_1fr] lg:gap-16">
          <nav aria-label="Categories" className="no-print">
            <ul className="flex flex-wrap gap-2 lg:sticky lg:top-28 lg:flex-col">
              {faq.map(({ name }) => (
                <li key={name}>
                  <a
                    href={`#${anchor(name)}`}
                    className="border-line hover:border-ink inline-flex min-h-11 items-center rounded-md border px-4 text-sm font-semibold"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-16">
            {faq.map((category) => (
              <Category key={category.name} category={category} />
            ))}
          </div>
        </div>
      </section>
      <ClosingCall heading={closing.heading} text={closing.text} note={closing.note}>
        <ButtonLink href={contactAbout("qa-session")}>{closing.button}</ButtonLink>
      </ClosingCall>
    </>
  );
}

/** Details that share a name close each other: one answer is open at a time, and it can be closed again. */
function Category({ category }: { category: FaqCategory }) {
  const id = anchor(category.name);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-h3">
        {category.name}
      </h2>
      <div className="border-ink mt-5 border-t-2">
        {category.questions.map(({ id: question, question: words, answer }) => (
          <details key={question} name={id} className="answer">
            <summary>
              <h3>{words}</h3>
            </summary>
            {/* The id is inside, so that a link to it opens the answer without script. */}
            <p id={question} className="measure pb-6">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

function anchor(name: string) {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}
