/**
 * Every color on the site, by the name its styles use. `npm run workshop` writes app/design/styles/colors.css and the icons from this. Only
 * drawings mix tints of their own: the maps and models those below.
 */
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
  /** Height on the map: camps, hours saved, the marks of the climb. Nothing else. */
  lime: "#d6f24a",
  /** Pine's counterpart on dark ground: bullets, badges and small headings. */
  lichen: "#8fc0ae",
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

/** What some of them become for visitors who ask for more contrast, so that text has 7 to 1 everywhere. The others have it. */
export const STRONGER: Partial<Record<Color, string>> = {
  pine: "#1a4a3b",
  stone: "#3d4541",
  hivis: "#ff9857",
  alarm: "#7d1605",
  dim: "#424a45",
};

export const COLOR_NAMES = Object.keys(COLORS) as Color[];

/** What only the workshop's maps are drawn in. */
export const MAP_INKS = { index: "#7fb8a4", ridge: "#dfe9e2", waterOnSnow: "#4f8f7d", waterAtNight: "#3f6f66" } as const;

const ON_DARK = { line: COLORS.snow, face: COLORS.slate, top: COLORS.edge, shade: COLORS.night, hachure: COLORS.lichen };

/** What the pictures of models are drawn in, by the ground they stand on. One in the page itself has these from its styles: bands.css. */
export const MODEL_TONES = {
  dark: ON_DARK,
  dawn: { ...ON_DARK, face: COLORS.edge, top: COLORS.pine },
  light: { line: COLORS.ink, face: COLORS.paper, top: "#d9e6dc", shade: COLORS.line, hachure: COLORS.ink },
} as const;

export type ModelTone = keyof typeof MODEL_TONES;
