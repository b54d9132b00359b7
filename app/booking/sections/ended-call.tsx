import { ButtonLink } from "../../design/button-link.tsx";
import { Opening } from "../../design/opening.tsx";
import { contactAbout, pages } from "../../site/pages.ts";
import type { Interest } from "../catalog/interests.ts";
import type { EndReason } from "../rules/booking.ts";
import { BookingFacts } from "../ui/booking-facts.tsx";
import { manage } from "../words/manage.ts";

type Props = {
  endReason: EndReason;
  when: string[];
  who: string;
  interest: Interest | undefined;
};

/** A call that won't be. Its hour is a small fact: nobody holds it. */
export function EndedCall({ endReason, when, who, interest }: Props) {
  const { heading, text } = manage.own.ended[endReason];
  return (
    <Opening title={heading} lead={text} sheet="contact">
      <BookingFacts words={manage.facts} when={when} who={who} status={manage.status.cancelled} />
      <p className="mt-8">
        <ButtonLink href={interest ? contactAbout(interest) : pages.contact.path}>{manage.own.again}</ButtonLink>
      </p>
    </Opening>
  );
}
