import { Band } from "../../../design/band.tsx";
import { Fold } from "../../../design/fold.tsx";
import { dollars } from "../../../text/format.ts";
import { PACKAGE_KEYS, PACKAGES, type PackageKey } from "../catalog/packages.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";

/** The packages by their trail names, a row each: what it costs, guarantees and is made for. The monthly plan comes after them. */
export function ClimbSeries() {
  const { heading, text, open, retainer } = overview.climb;
  return (
    <Band tone="snow">
      <h2 className="display text-h2">{heading}</h2>
      <p className="measure text-quiet mt-3 md:text-lg">{text}</p>
      <Fold label={open} className="mt-2">
        <ul className="climb-series border-ink md:mt-head mt-2 border-t-2">
          {PACKAGE_KEYS.map((key) => (
            <Tier key={key} of={key} />
          ))}
          <li className="border-line border-b">
            <Name name={retainer.name} label={retainer.label} />
            <p className="text-quiet climb-wide">{retainer.text}</p>
            <ul className="peaks climb-wide text-sm">
              {retainer.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </li>
        </ul>
      </Fold>
    </Band>
  );
}

function Tier({ of: key }: { of: PackageKey }) {
  const { columns, tiers } = overview.climb;
  return (
    <li className="border-line border-b">
      <Name name={packages[key].climb} label={packages[key].name} />
      <dl>
        <div>
          <dt className="text-quiet text-sm">{columns.price}</dt>
          <dd className="display text-h3">{dollars(packages[key].priceUsd)}</dd>
        </div>
        <div>
          <dt className="text-quiet text-sm">{columns.guaranteed}</dt>
          <dd className="font-semibold">{tiers[key].guaranteed}</dd>
        </div>
        <div>
          <dt className="text-quiet text-sm">{columns.revenue}</dt>
          <dd className="font-semibold">
            {packages[key].elevation}
            <Revenue {...PACKAGES[key].revenueUsd} />
          </dd>
        </div>
      </dl>
      <p className="text-quiet">{tiers[key].text}</p>
    </li>
  );
}

function Name({ name, label }: { name: string; label: string }) {
  return (
    <div>
      <h3 className="display text-h3">{name}</h3>
      <p className="text-mark font-semibold">{label}</p>
    </div>
  );
}

/** The range on a scale that ends where the last package does: each starts farther up than the one before. */
function Revenue({ from, to }: { from: number; to: number }) {
  const percent = (usd: number) => `${(usd / PACKAGES.peakPerformance.revenueUsd.to) * 100}%`;
  return (
    <svg aria-hidden="true" focusable="false">
      <rect x={percent(from)} width={percent(to - from)} height="100%" />
    </svg>
  );
}
