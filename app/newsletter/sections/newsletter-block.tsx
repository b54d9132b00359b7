import { newsletter } from "../words/newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter as a band on the blog. */
export function NewsletterBlock() {
  const { eyebrow, heading, text, claim } = newsletter.block;
  return (
    <section aria-labelledby="newsletter" className="band-night band no-print">
      <div className="wrap grid items-end gap-5 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="eyebrow text-mark mb-2 md:mb-4">{eyebrow}</p>
          <h2 id="newsletter" className="display text-h2">
            {heading}
          </h2>
          <p className="lead">{text}</p>
          <p className="border-edge mt-5 border-t pt-3 text-sm">
            <strong>{claim.says}</strong> <span className="text-fog">{claim.counts}</span>
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
