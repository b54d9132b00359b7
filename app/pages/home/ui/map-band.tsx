import type { ReactNode } from "react";

/** Below 80rem: the sheet across the whole screen, where the night ends and on the summit. */
export function MapBand({ at, children }: { at: keyof typeof BANDS; children: ReactNode }) {
  return (
    <div className={`map-band ${BANDS[at]}`} aria-hidden="true">
      {children}
    </div>
  );
}

const BANDS = { snow: "map-band-snow", summit: "map-band-summit" };
