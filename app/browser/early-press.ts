/**
 * Repeats the last press on a button that came before its island could respond. An island dispatches 'live' once it can. Submit buttons and
 * links need no repeat: they work without JavaScript.
 */
export function pressAgainWhenLive() {
  let early: HTMLElement | null | undefined;
  const keep = ({ target }: Event) => {
    early = (target as Element).closest<HTMLElement>("[data-island] button[type=button]");
  };
  addEventListener("click", keep);
  addEventListener(
    "live",
    () => {
      removeEventListener("click", keep);
      early?.click();
    },
    { once: true },
  );
}
