import type { ReactNode } from "react";
import { type MapPlace, SheetKey } from "./sheet-key.tsx";

/** Which screens have the land: a desktop's, or a tablet's, too. */
const WIDE = { desktop: "(min-width: 64rem)", tablet: "(min-width: 40rem)" };

type Props = {
  src: string | undefined;
  /** Its own width and height. */
  size?: number[];
  from?: keyof typeof WIDE;
  place: MapPlace;
  className?: string;
  /** The name's, where the trail comes from below it. */
  nameClass?: string;
  children: ReactNode;
};

/**
 * A crop of the terrain behind a page's opening on a desktop. Its children are the strip that a phone shows above the headline, and the
 * trail to the page's place. Without `lazy` a phone would load the whole crop as well; with it a desktop would load it late, so it's told
 * beforehand.
 */
export function MapPicture({ src, size = [1360, 660], from = "desktop", place, className = "", nameClass = "", children }: Props) {
  return (
    <div className={`sheet-art no-print ${className}`} aria-hidden="true">
      {src && <link rel="preload" as="image" href={src} media={WIDE[from]} />}
      {src && (
        <div className="sheet-land max-lg:hidden">
          <img src={src} alt="" width={size[0]} height={size[1]} loading="lazy" decoding="async" />
        </div>
      )}
      {children}
      <SheetKey place={place} nameClass={nameClass} />
    </div>
  );
}
