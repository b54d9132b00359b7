import { Band } from "../../../design/band.tsx";
import { Fold } from "../../../design/fold.tsx";
import { PACKAGE_KEYS } from "../catalog/packages.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";

/** The packages by their trail names, a step each, and the monthly plan, which comes after them. */
export function ClimbSeries() {
  const { heading, text, open, tiers, retainer } = overview.climb;
  return (
    <Band tone="snow">
      <h2 className="display text-h2">{heading}</h2>
      <p className="measure text-quiet mt-3 md:text-lg">{text}</p>
      <Fold label={open} className="mt-2">
        <ul className="climb-series mt-2 md:mt-8 xl:mt-3">
          {PACKAGE_KEYS.map((key) => (
            <li key={key}>
              <Name name={packages[key].climb} label={packages[key].name} />
              <p className="text-quiet mt-2">{tiers[key]}</p>
            </li>
          ))}
          <li>
            <Name name={retainer.name} label={retainer.label} />
            <p className="text-quiet mt-2">{retainer.text}</p>
            <ul className="peaks mt-3 text-sm">
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

function Name({ name, label }: { name: string; label: string }) {
  return (
    <>
      <h3 className="display text-h3">{name}</h3>
      <p className="text-mark font-semibold">{label}</p>
    </>
  );
}
