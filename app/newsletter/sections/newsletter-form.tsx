import { Field } from "../../design/field.tsx";
import { ArrowRight } from "../../design/icons.tsx";
import { Notice, type NoticeWords } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import type { FieldProblem } from "../../forms/fields.ts";
import { pages } from "../../site/pages.ts";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import type { SubscriptionProblems } from "../subscription.ts";
import { newsletter as words } from "../words/newsletter.ts";

/**
 * What the response to a POST brings back. `openedAt` is missing on kept pages, which are the same for everyone: there the hidden field
 * is the only check for robots.
 */
export type NewsletterStart = {
  email?: string;
  problems?: SubscriptionProblems;
  notice?: NoticeWords;
  isAsked?: boolean;
  openedAt?: number;
};

/**
 * One field and a button that post to /newsletter. With JavaScript the response's two parts replace these two on the same page
 * (app/newsletter/ui/answer-in-place.ts). The second is a live region, so it has to exist before it says anything.
 */
export function NewsletterForm({ start = {} }: { start?: NewsletterStart }) {
  return (
    <div data-newsletter data-failed={`${words.failed.title}. ${words.failed.text}`}>
      <div data-part>{!start.isAsked && <Form start={start} />}</div>
      <div data-part role="status" tabIndex={-1} className="mt-5 empty:hidden">
        {start.notice && <Notice {...start.notice} kind="destructive" />}
        {start.isAsked && (
          <>
            <p className="display text-h3">{words.asked.title}</p>
            <p className="mt-3 text-lg">{words.asked.text}</p>
            <p className="text-quiet mt-3">{words.asked.repeat}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** The browser's own validation is off: the server's message is in our words, beside the field, with and without JavaScript. */
function Form({ start }: { start: NewsletterStart }) {
  const { form } = words;
  const messages: Partial<Record<FieldProblem, string>> = form.problems;
  const problem = start.problems?.email;
  return (
    <form method="post" action={NEWSLETTER_PATH} noValidate>
      <div className="newsletter-row">
        <Field
          name="email"
          type="email"
          label={form.label}
          required
          autoComplete="email"
          inputMode="email"
          defaultValue={start.email}
          error={problem && (messages[problem] ?? messages.required)}
        />
        <button type="submit" data-sending={form.sending} className="button button-action">
          {form.submit}
          <ArrowRight />
        </button>
      </div>
      {start.openedAt !== undefined && <input type="hidden" name="openedAt" value={start.openedAt} />}
      <Trap label={form.trap} />
      <p className="text-quiet mt-4 text-sm">
        {form.promise}{" "}
        <a href={pages.privacy.path} className="textlink">
          {form.privacy}
        </a>
      </p>
    </form>
  );
}
