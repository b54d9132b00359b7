import map from "../../../design/map/home.json";

/** On a phone the hero opens at the kitchen table, where the trail begins. The town is drawn by `ClimbMap`. */
export function Kitchen({ spot }: { spot: { name: string; note: string } }) {
  const [x = 0, y = 0] = map.places.kitchen;
  return (
    <div className="hero-kitchen" aria-hidden="true">
      <svg viewBox={`${x - TOWN} ${y - TOWN} ${2 * TOWN} ${2 * TOWN}`} aria-hidden="true" focusable="false">
        <use href="#town" />
      </svg>
      <p>
        <b>{spot.name}</b>
        <span>{spot.note}</span>
      </p>
    </div>
  );
}

/** As far as the light of its lamp reaches. */
const TOWN = 230;
