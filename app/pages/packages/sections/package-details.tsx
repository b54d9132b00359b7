import { Band } from "../../../design/band.tsx";
import { labels } from "../../../site/words/labels.ts";
import type { PackagePage } from "../words/packages.ts";

export function PackageDetail({ page: { detail }, tone }: { page: PackagePage; tone: string }) {
  const columns = detail.parts.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <section className={`${tone} band-wide`}>
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{detail.heading}</h2>
        <p className="lead">{detail.text}</p>
        <ol className={`mt-head grid gap-6 md:gap-10 ${columns}`}>
          {detail.parts.map(({ title, text, bullets }, i) => (
            <li key={title} className="border-moss border-t-2 pt-3 md:pt-5">
              <div className="display text-h3 flex gap-3">
                <span aria-hidden="true" className="text-mark">
                  {i + 1}
                </span>
                <h3>{title}</h3>
              </div>
              {text && <p className="text-quiet mt-2 md:mt-3">{text}</p>}
              {bullets && (
                <ul className="peaks mt-3 md:mt-5">
                  {bullets.map((bullet) => (
                    <li key={bullet}>{bullet}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Fits({ fits }: { fits: PackagePage["fits"] }) {
  return (
    <Band tone="paper">
      <h2 className="display text-h2">{fits.heading}</h2>
      <div className="mt-head grid gap-5 md:grid-cols-[1.3fr_1fr] md:gap-10">
        <div>
          <h3 className="text-lg font-semibold">{labels.packages.fits}</h3>
          <ul className="checks mt-2 md:mt-4">
            {fits.yes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-lg font-semibold">{labels.packages.doesNotFit}</h3>
          <ul className="crosses text-stone mt-3 md:mt-6">
            {fits.no.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
