import { ButtonLink } from "../../design/button-link.tsx";
import { Opening } from "../../design/opening.tsx";
import { contactAbout, pages } from "../../site/pages.ts";
import type { Interest } from "../catalog/interests.ts";
import type { EndReason } from "../rules/booking.ts";
import { BookingFacts } from "./booking-facts.tsx";

type Props = {
  words: {
    facts: { when: string; who: string; status: string };
    status: string;
    ended: Record<EndReason, { heading: string; text: string }>;
    again: string;
  };
  endReason: EndReason;
  when: string[];
  who: string;
  interest: Interest | undefined;
};

/** A call that won't be. Its hour is a small fact: nobody holds it. */
export function EndedCall({ words, endReason, when, who, interest }: Props) {
  const { heading, text } = words.ended[endReason];
  return (
    <Opening title={heading} lead={text} sheet="contact">
      <BookingFacts words={words.facts} when={when} who={who} status={words.status} />
      <p className="mt-8">
        <ButtonLink href={interest ? contactAbout(interest) : pages.contact.path}>{words.again}</ButtonLink>
      </p>
    </Opening>
  );
}
