/**
 * Repeats the last press on a button that came before its island dispatched 'live'; submit buttons and links work without JavaScript. The
 * returned function ends the watch when React begins to hydrate: from then on React handles presses itself, and a stepper must not count
 * one twice.
 */
export function repeatEarlyPress() {
  let early: HTMLElement | null | undefined;
  const keep = ({ target }: Event) => {
    early = (target as Element).closest<HTMLElement>("[data-island] button[type=button]");
  };
  addEventListener("click", keep);
  addEventListener("live", () => early?.click(), { once: true });
  return () => removeEventListener("click", keep);
}
