import { filled } from "../../text/format.ts";
import { telUrl } from "../../text/phone.ts";

export type ReachWords = { email: string; phone: string };
export type ContactPoint = { email: string; phone: string | undefined };

/** A person to turn to, for whoever the form can't help. */
export function ReachUs({ words, email, phone }: ContactPoint & { words: ReachWords }) {
  return (
    <span className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      <a href={`mailto:${email}`} className="textlink font-semibold">
        {filled(words.email, { email })}
      </a>
      {phone && (
        <a href={telUrl(phone)} className="textlink font-semibold">
          {filled(words.phone, { phone })}
        </a>
      )}
    </span>
  );
}
