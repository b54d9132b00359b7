import type { ReactNode } from "react";
import { DeadLink } from "./dead-link.tsx";
import { OneButton } from "./one-button.tsx";
import { Opening } from "./opening.tsx";

type Words = Record<"ask" | "unknown", { heading: string; text: string; button: string }> & { done: { heading: string; text: string } };
type Props = { state: keyof Words; words: Words; unknownHref: string; children?: ReactNode };

/** The page behind an email link with one thing to press: before that, after it with what's given, and for a link that we don't know. */
export function OneButtonPage({ state, words, unknownHref, children }: Props) {
  if (state === "unknown") return <DeadLink words={words.unknown} href={unknownHref} />;
  const { heading, text } = words[state];
  return (
    <Opening title={heading} lead={text}>
      {state === "ask" ? <OneButton label={words.ask.button} /> : children}
    </Opening>
  );
}
