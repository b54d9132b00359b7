import { GutterLeg } from "../../../design/drawings/gutter-leg.tsx";

type Props = {
  heading: string;
  guides: { href: string; name: string; text: string }[];
  /** The page's first list. */
  isFirst: boolean;
};

/** One group of guides as stations of the trail. Each whole row leads to its guide. */
export function GuideList({ heading, guides, isFirst }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-14">
      <h2 className="display text-h3 max-w-[14ch]">{heading}</h2>
      <ul className="guide-trail">
        {guides.map(({ href, name, text }, i) => (
          <li key={href} className="station">
            {i < guides.length - 1 && <GutterLeg index={i} isFirst={isFirst && i < 2} />}
            <h3 className="text-lg font-bold">
              <a href={href} className="textlink stretched">
                {name}
              </a>
            </h3>
            <p className="measure text-quiet mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
