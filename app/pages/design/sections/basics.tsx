import { COLOR_NAMES, COLORS } from "../../../design/colors.ts";
import { DesignPart } from "../ui/design-part.tsx";

/** Colors and type. */
export function Basics() {
  return (
    <>
      <DesignPart name="Colors">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-7">
          {COLOR_NAMES.map((name) => (
            <li key={name} className="text-sm">
              <svg className="border-line block h-16 w-full rounded-md border" aria-hidden="true">
                <rect width="100%" height="100%" fill={COLORS[name]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </DesignPart>
      <DesignPart name="Type">
        <p className="display text-h1">Heading one</p>
        <p className="display text-h2">Heading two</p>
        <p className="display text-h3">Heading three</p>
        <p className="text-lg">Lead: two short sentences that say what is sold and for whom.</p>
        <p className="measure">
          Text: between sixty and seventy characters a line, generous leading, and a{" "}
          <a href="/design" className="textlink">
            link in running text
          </a>
          .
        </p>
        <p className="text-stone text-sm">Small print in stone.</p>
      </DesignPart>
    </>
  );
}
