import { pages } from "./pages.ts";
import type { HeroVideo, Settings } from "./settings.ts";

/** The player's address: silent, looping, without controls, asking it not to track. */
export function heroVideoAddress({ player, id }: HeroVideo) {
  return player === "vimeo"
    ? `https://player.vimeo.com/video/${id}?background=1&autoplay=1&muted=1&loop=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&enablejsapi=1`;
}

/** The origins a page may put in a frame: the player's on the home page, none elsewhere. */
export function heroVideoOrigins(url: string, settings: Settings) {
  if (!settings.heroVideo || new URL(url).pathname !== pages.home.path) return [];
  return [new URL(heroVideoAddress(settings.heroVideo)).origin];
}
