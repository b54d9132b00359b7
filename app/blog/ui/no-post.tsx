import { LostTrail } from "../../design/drawings/lost.tsx";
import { ArrowLeft, RotateCw } from "../../design/icons.tsx";

type Props = {
  words: { heading: string; text: string };
  back: { label: string; href: string };
  /** Set when the post may exist but couldn't be read. */
  retry: { text: string; retry: string; href: string } | undefined;
};

export function NoPost({ words, back, retry }: Props) {
  return (
    <section className="band-night band contour contour-left contour-around relative flex min-h-[80vh] items-center">
      <div className="wrap pt-bar grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="display text-h1">{words.heading}</h1>
          <p className="measure text-fog mt-4 text-lg">{words.text}</p>
          {retry && <p className="measure text-fog mt-2">{retry.text}</p>}
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={back.href} className="button button-action">
              <ArrowLeft />
              {back.label}
            </a>
            {retry && (
              <a href={retry.href} className="button button-quiet">
                <RotateCw />
                {retry.retry}
              </a>
            )}
          </p>
        </div>
        <LostTrail className="w-full max-w-md" />
      </div>
    </section>
  );
}
