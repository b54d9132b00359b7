import east from "../map/ridge-east.svg";
import north from "../map/ridge-north.svg";
import south from "../map/ridge-south.svg";
import west from "../map/ridge-west.svg";

const SIDES = { north, south, east, west };

/** The mountains of the one terrain, seen from a side of the sheet, running into the footer. */
export function Ridge({ from }: { from: keyof typeof SIDES }) {
  return (
    <div className="ridge no-print" aria-hidden="true">
      <img src={SIDES[from]} alt="" width={1920} height={340} loading="lazy" decoding="async" />
    </div>
  );
}
