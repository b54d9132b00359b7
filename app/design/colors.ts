/** Every color on the site, by the name its styles use. `npm run workshop` writes app/design/styles/colors.css and the icons from this. */
export const COLORS = {
  night: "#0f1614",
  slate: "#1a2421",
  edge: "#34423d",
  moss: "#5f9784",
  pine: "#2a6350",
  fog: "#aab6af",
  snow: "#f5f2ea",
  paper: "#fffdf9",
  /** What is typed into, and printed on. */
  white: "#ffffff",
  line: "#ded8c8",
  stone: "#56605b",
  ink: "#151b19",
  hivis: "#ff6a13",
  ember: "#ff8a45",
  lime: "#d6f24a",
  alarm: "#a3230d",
  blush: "#ffab98",
  /** Text on an alarm's light background. */
  rust: "#3a0f06",
  /** Text of options that can't be chosen, which must still be readable. */
  dim: "#6b736e",
  mist: "#a9aca1",
  /** Field borders: dark enough to see, lighter than text. */
  ash: "#7c857f",
} as const;

export type Color = keyof typeof COLORS;

export const COLOR_NAMES = Object.keys(COLORS) as Color[];
