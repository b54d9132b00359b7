import type { HeroVideo, Settings } from "./settings.ts";

/** The player's address: silent, looping, without controls, asking it not to track. */
export function heroVideoAddress({ player, id }: HeroVideo) {
  return player === "vimeo"
    ? `https://player.vimeo.com/video/${id}?background=1&autoplay=1&muted=1&loop=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&enablejsapi=1`;
}

/** The only foreign origin that a page may frame. */
export function heroVideoOrigin({ heroVideo }: Settings) {
  return heroVideo && new URL(heroVideoAddress(heroVideo)).origin;
}
