/** The small map shows the way from the last page's place to this one's. */
export function showWhereFrom() {
  const map = document.querySelector<SVGElement>("[data-place]");
  const { place } = map?.dataset ?? {};
  if (!map || !place) return;
  try {
    const from = sessionStorage.place;
    if (from && from !== place) map.querySelector("[data-from]")?.setAttribute("d", `M${from}L${place}`);
    sessionStorage.place = place;
  } catch {
    // A browser without storage doesn't remember.
  }
}
