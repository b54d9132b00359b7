import { Photo } from "../../../pictures/photo.tsx";
import { FounderPortrait } from "./founders.tsx";

type MeetingPerson = {
  key: "business" | "technical" | "marketing";
  role: string;
  meets: string;
  told: { name: string; photo?: { hash: string; width: number; height: number } | undefined } | undefined;
};

/** The founders along the trail, each where a client meets them. Until the owner has told names, by their roles. */
export function WhoMeetsYou({ label, people }: { label: string; people: MeetingPerson[] }) {
  return (
    <section className="exhibit band-night overflow-clip">
      <div className="wrap">
        <div className="relative">
          <ol aria-label={label} className="meets">
            {people.map(({ key, role, meets, told }) => (
              <li key={key}>
                {told?.photo ? (
                  <Photo photo={told.photo} alt="" sizes="(min-width: 48rem) 18rem, 6rem" className="meets-face" />
                ) : (
                  <FounderPortrait founder={key} className="meets-face" />
                )}
                <a href={`#${key}`} className="stretched">
                  <span className="text-mark block text-sm font-semibold">{meets}</span>
                  <span className="display text-h3">{told?.name ?? role}</span>
                </a>
              </li>
            ))}
          </ol>
          <svg className="meets-trail" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path
              pathLength={1}
              d="M-500 52C-200 60-20 54 60 40S130 30 200 30S320 50 400 46S520 24 600 24S740 44 800 36S920 10 1000 10S1200 30 1300 0S1600-20 1700-30"
            />
          </svg>
        </div>
      </div>
    </section>
  );
}
