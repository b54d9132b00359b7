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
        <h2 className="display text-h2">{words.heading}</h2>
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
        <p className="measure text-fog text-pretty md:text-lg">{words.text}</p>
        {facts.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
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
      <p className="mt-3 text-sm">
        <span className="text-mark font-semibold">{labels.askAbout}</span> {askAbout}
      </p>
    </>
  );
}

/** A ridge from edge to edge with the trail on its crest: the three stand behind it. */
function Trail() {
  return (
    <svg className="meets-trail" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <linearGradient id="meets-land" x2="0" y2="1">
        <stop offset="0.5" />
        <stop offset="1" className="meets-depth" />
      </linearGradient>
      <path className="meets-land" fill="url(#meets-land)" d={`${CREST}V72H-500z`} />
      <path className="meets-crest" d={CREST} />
    </svg>
  );
}

const CREST =
  "M-500 40C-200 48-40 36 20 26S90 18 142 18S270 38 350 34S480 16 558 16S700 38 770 32S890 14 976 14S1190 30 1300 0S1600-20 1700-30";
