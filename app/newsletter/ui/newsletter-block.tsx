import { NewsletterForm, type NewsletterWords } from "./newsletter-form.tsx";

type Props = { words: NewsletterWords & { block: { eyebrow: string; heading: string; text: string } }; privacyHref: string };

/** The newsletter as a band on the blog. */
export function NewsletterBlock({ words, privacyHref }: Props) {
  return (
    <section aria-labelledby="newsletter" className="band-night band no-print">
      <div className="wrap grid items-end gap-5 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="eyebrow text-mark mb-2 md:mb-4">{words.block.eyebrow}</p>
          <h2 id="newsletter" className="display text-h2">
            {words.block.heading}
          </h2>
          <p className="lead">{words.block.text}</p>
        </div>
        <NewsletterForm words={words} privacyHref={privacyHref} />
      </div>
    </section>
  );
}
