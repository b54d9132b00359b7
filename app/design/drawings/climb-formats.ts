import type { Setting } from "./chip-boxes.ts";
import type { Format } from "./climb-chips.ts";

const LARGE: Omit<Setting, "side"> = {
  name: 12,
  note: 13,
  walker: 15,
  spacing: 0.04,
  pad: 9,
  hasNotes: true,
  isWideWalker: false,
};
const SMALL = { ...LARGE, name: 11, note: 12, walker: 14, spacing: 0, pad: 4 };

/** As own-climb.css sets them, from the narrowest phone to the widest report, and on paper. */
export const ON_PAGE: Format = {
  step: 8,
  from: [352, 560],
  settings: [
    { ...SMALL, side: 272, hasNotes: false },
    { ...SMALL, side: 288 },
    { ...SMALL, side: 351 },
    { ...LARGE, side: 352 },
    { ...LARGE, side: 384 },
    { ...LARGE, side: 416 },
    { ...LARGE, side: 447 },
    { ...LARGE, side: 448 },
    { ...LARGE, side: 560 },
    { ...LARGE, side: 672 },
    { ...LARGE, side: 764 },
    { ...LARGE, side: 960 },
  ],
};

const PICTURED: Setting = { ...LARGE, side: 630, name: 21, note: 21, walker: 21, spacing: 0, pad: 12, isWideWalker: true };

export const IN_SHARE_PICTURE: Format = { step: 12, from: [], settings: [PICTURED] };
