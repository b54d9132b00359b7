import section from "../../../design/map/section.json";

/**
 * The climb in profile in a phone's top bar, with the hours of the last camp: it fills as the page scrolls. Only where the browser can do
 * that without script.
 */
export function RouteProfile({ hours }: { hours: string[] }) {
  return (
    <div className="profile no-print" aria-hidden="true">
      <svg viewBox={`0 -30 ${section.width} ${section.height + 30}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="fill-edge" d={section.ground} />
        <path className="profile-done" d={section.ground} />
      </svg>
      <p className="profile-hours">
        {hours.map((reached) => (
          <b key={reached}>{reached}</b>
        ))}
      </p>
    </div>
  );
}
