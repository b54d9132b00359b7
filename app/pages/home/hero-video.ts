import type { HeroVideo } from "../../site/setting-values.ts";
import type { Settings } from "../../site/settings.ts";

/** The player's URL: muted, looping, no controls, with tracking turned off where the player allows it. */
export function heroVideoAddress({ player, id }: HeroVideo) {
  return player === "vimeo"
    ? `https://player.vimeo.com/video/${id}?background=1&autoplay=1&muted=1&loop=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&enablejsapi=1`;
}

/** The only other origin that a page may put in a frame. */
export function heroVideoOrigin({ heroVideo }: Settings) {
  return heroVideo && new URL(heroVideoAddress(heroVideo)).origin;
}
