import { Field } from "../../design/field.tsx";
import { ArrowRight } from "../../design/icons.tsx";
import { Notice, type NoticeWords } from "../../design/notice.tsx";
import { Trap } from "../../design/trap.tsx";
import { NEWSLETTER_PATH } from "../../site/private-paths.ts";
import type { SubscriberProblems } from "../rules.ts";

export type NewsletterWords = {
  form: {
    label: string;
    submit: string;
    sending: string;
    promise: string;
    privacy: string;
    trap: string;
    problems: Record<string, string>;
  };
  asked: NoticeWords & { repeat: string };
  failed: NoticeWords;
};

/**
 * What the response to a POST brings back. `openedAt` is missing on kept pages, which are the same for everyone: there the hidden field
 * is the only check for robots.
 */
export type NewsletterStart = { email?: string; problems?: SubscriberProblems; notice?: NoticeWords; isAsked?: boolean; openedAt?: number };

type Props = { words: NewsletterWords; privacyHref: string; start?: NewsletterStart };

/**
 * One field and a button that post to /newsletter. With JavaScript the response's two parts replace these two on the same page
 * (app/newsletter/ui/answer-in-place.ts). The second is a live region, so it has to exist before it says anything.
 */
export function NewsletterForm({ words, privacyHref, start = {} }: Props) {
  return (
    <div data-newsletter data-failed={`${words.failed.title}. ${words.failed.text}`}>
      <div data-part>{!start.isAsked && <Form words={words.form} privacyHref={privacyHref} start={start} />}</div>
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
function Form({ words, privacyHref, start }: { words: NewsletterWords["form"]; privacyHref: string; start: NewsletterStart }) {
  const problem = start.problems?.email;
  return (
    <form method="post" action={NEWSLETTER_PATH} noValidate>
      <div className="newsletter-row">
        <Field
          name="email"
          type="email"
          label={words.label}
          required
          autoComplete="email"
          inputMode="email"
          defaultValue={start.email}
          error={problem && (words.problems[problem] ?? words.problems.required)}
        />
        <button type="submit" data-sending={words.sending} className="button button-action">
          {words.submit}
          <ArrowRight />
        </button>
      </div>
      {start.openedAt !== undefined && <input type="hidden" name="openedAt" value={start.openedAt} />}
      <Trap label={words.trap} />
      <p className="text-quiet mt-4 text-sm">
        {words.promise}{" "}
        <a href={privacyHref} className="textlink">
          {words.privacy}
        </a>
      </p>
    </form>
  );
}
