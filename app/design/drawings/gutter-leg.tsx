import legs from "../map/legs.json";

const SHAPES = [legs.paths.a, legs.paths.b];

/** The trail in the gutter from one station of a list to the next: it starts and ends on the same line, however long the words are. */
export function GutterLeg({
  index,
  isFirst = index < SHAPES.length,
}: {
  index: number;
  /** The page hasn't had this shape yet. */
  isFirst?: boolean;
}) {
  const shape = index % SHAPES.length;
  return (
    <span className="gutter-leg no-print" aria-hidden="true">
      {["path-ahead", "path-behind"].map((line, layer) => (
        <svg
          key={line}
          className={line}
          viewBox={`0 0 ${legs.width} ${legs.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {/* Each shape is written once, where it comes first. */}
          {isFirst && layer === 0 ? (
            <path id={`leg-${shape}`} d={SHAPES[shape]} vectorEffect="non-scaling-stroke" />
          ) : (
            <use href={`#leg-${shape}`} />
          )}
        </svg>
      ))}
    </span>
  );
}
