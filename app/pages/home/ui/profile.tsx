import section from "../../../design/map/section.json";

/** The climb in profile under a phone's top bar: it fills as the page scrolls. Only where the browser can do that without script. */
export function RouteProfile() {
  return (
    <div className="profile no-print" aria-hidden="true">
      <svg viewBox={`0 -30 ${section.width} ${section.height + 30}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="fill-edge" d={section.ground} />
        <path className="profile-done" d={section.ground} />
      </svg>
    </div>
  );
}
