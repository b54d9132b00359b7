import { ButtonLink } from "./button-link.tsx";
import { Opening } from "./opening.tsx";

export function DeadLink({ words, href }: { words: { heading: string; text: string; button: string }; href: string }) {
  return (
    <Opening title={words.heading} lead={words.text}>
      <p className="mt-8">
        <ButtonLink href={href}>{words.button}</ButtonLink>
      </p>
    </Opening>
  );
}
