import { ArrowLeft, ArrowRight } from "../../design/icons.tsx";

type Props = {
  words: { label: string; previous: string; next: string };
  here: string;
  previous: string | undefined;
  next: string | undefined;
};

/** Newer and older posts as real links. A single-page list has none. */
export function Pager({ words, here, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.label} className="mt-12 flex flex-wrap items-center justify-between gap-4">
      {previous ? (
        <a href={previous} rel="prev" className="button button-quiet">
          <ArrowLeft />
          {words.previous}
        </a>
      ) : (
        <span />
      )}
      <span className="text-stone order-last w-full text-center text-sm font-semibold sm:order-none sm:w-auto">{here}</span>
      {next ? (
        <a href={next} rel="next" className="button button-quiet">
          {words.next}
          <ArrowRight />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
