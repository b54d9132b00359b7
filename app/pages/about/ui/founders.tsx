import { Photo } from "../../../pictures/photo.tsx";
import type { founderFacts } from "../../../site/studio/studio.ts";
import { labels } from "../../../site/words/labels.ts";
import type { About } from "../words.ts";
import { FounderPortrait } from "./founder-portrait.tsx";

/** `told` is what the owner's studio.yaml says of them. */
type FounderLine = About["founders"]["profiles"][number] & { told: ReturnType<typeof founderFacts> };

type Props = {
  words: { heading: string; text: string };
  people: FounderLine[];
  /** Who calls, from where, and what they're members of, as far as the owner has told. */
  facts: string[];
};

/** The founders along the trail, each where a client meets them. Until the owner has told names, by their roles. */
export function Founders({ words, people, facts }: Props) {
  return (
    <section className="exhibit band-night overflow-clip">
      <div className="wrap pb-air-m">
        <h2 className="display text-h2 md:text-center">{words.heading}</h2>
        <div className="mt-head relative">
          <ol className="meets">
            {people.map((person) => (
              <li key={person.key}>
                <Founder {...person} founder={person.key} />
              </li>
            ))}
          </ol>
          <Trail />
        </div>
        <p className="measure text-fog text-pretty md:mx-auto md:text-center md:text-lg md:text-balance">{words.text}</p>
        {facts.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-semibold md:justify-center">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Founder({ founder, role, meets, text, askAbout, told }: Omit<FounderLine, "key"> & { founder: FounderLine["key"] }) {
  return (
    <>
      <div className="meets-who">
        {told?.photo ? (
          <Photo photo={told.photo} alt="" sizes="(min-width: 48rem) 18rem, 10rem" className="meets-face" />
        ) : (
          <FounderPortrait founder={founder} className="meets-face" />
        )}
        <div className="meets-name">
          <p className="text-mark text-sm font-semibold">{meets}</p>
          <h3 className="display text-h3">{told?.name ?? role}</h3>
          {told && <p className="text-fog">{told.role ?? role}</p>}
        </div>
      </div>
      <p className="text-fog mt-3">{told?.about ?? text}</p>
      {told?.profile && (
        <a href={told.profile} rel="me" className="textlink mt-1 inline-flex min-h-11 items-center">
          {labels.studio.profileOf(told.name)}
        </a>
      )}
      <p className="mt-3 text-sm md:text-balance">
        <span className="text-mark font-semibold">{labels.askAbout}</span> {askAbout}
      </p>
    </>
  );
}

function Trail() {
  return (
    <svg className="meets-trail" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path
        pathLength={1}
        d="M-500 40C-200 48-20 44 60 30S130 18 200 18S320 38 400 34S520 16 600 16S740 38 800 32S920 14 1000 14S1200 30 1300 0S1600-20 1700-30"
      />
    </svg>
  );
}
