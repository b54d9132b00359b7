import { CAMP_SHARES, type Chip, type ClimbSheet } from "../design/drawings/climb-geometry.ts";
import type { SheetName } from "../design/drawings/map-sheet.tsx";
import places from "../design/map/sheets.json" with { type: "json" };
import type { allPages } from "../site/pages.ts";
import type { Exhibit } from "../site/share-picture.ts";
import { PACKAGE_KEYS, PACKAGES, type PackageKey } from "./packages/catalog/packages.ts";

/** What a page's share picture shows beside its title. Without a place of its own it's at the page's above it. */
export function exhibitOf({ key, parent, trade, package: sold }: (typeof allPages)[number]): Exhibit | undefined {
  if (trade) return { kind: "model", trade };
  if (sold || key === "packages") return { kind: "camps", sheet: campsUpTo(sold) };
  const sheet = [key, parent].find((name): name is SheetName => name !== undefined && name in places);
  return sheet && { kind: "place", sheet };
}

/** The way to a package's camp, with its flag; or all three camps. */
function campsUpTo(sold?: PackageKey): ClimbSheet {
  const share = sold ? shareOf(sold) : 0;
  const shown = sold ? [sold] : PACKAGE_KEYS;
  return {
    share,
    stops: [],
    reach: 1,
    camps: PACKAGE_KEYS.map((key) => ({ share: shareOf(key), isPassed: !sold || shareOf(key) <= share })),
    ...(sold && { flag: share }),
    chips: shown.map(
      (key): Chip => ({
        key,
        at: shareOf(key),
        side: "right",
        look: "camp",
        name: PACKAGES[key].climb,
        note: PACKAGES[key].elevation,
      }),
    ),
  };
}

function shareOf(key: PackageKey) {
  return CAMP_SHARES[PACKAGES[key].camp];
}
