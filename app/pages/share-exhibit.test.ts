import { expect, test } from "vitest";
import { boxOf } from "../design/drawings/chip-boxes.ts";
import { placeChips } from "../design/drawings/climb-chips.ts";
import { IN_SHARE_PICTURE } from "../design/drawings/climb-formats.ts";
import { allPages } from "../site/pages.ts";
import { exhibitOf } from "./share-exhibit.ts";

const exhibits = allPages.map((page) => [page.key, exhibitOf(page)] as const);

test("a trade's page shows its model, a package's its camp, and most others a place of their own", () => {
  const shown = Object.fromEntries(exhibits);
  expect(shown.plumbingTrade).toEqual({ kind: "model", trade: "plumbing" });
  expect(shown.growthEngine).toMatchObject({ kind: "camps", sheet: { chips: [{ name: "ASCENT" }] } });
  expect(shown.faq).toEqual({ kind: "place", sheet: "faq" });
  expect(shown.home).toBeUndefined();
});

test("no two trades, packages or places have one picture", () => {
  const own = exhibits.filter(([key, exhibit]) => exhibit && (exhibit.kind !== "place" || exhibit.sheet === key));
  expect(new Set(own.map(([, exhibit]) => JSON.stringify(exhibit))).size).toBe(own.length);
});

test("every camp is named inside the picture", () => {
  for (const [, exhibit] of exhibits)
    if (exhibit?.kind === "camps")
      for (const setting of IN_SHARE_PICTURE.settings) {
        const placed = placeChips(exhibit.sheet, IN_SHARE_PICTURE);
        expect(placed).toHaveLength(exhibit.sheet.chips.length);
        for (const each of placed) expect(boxOf(each, setting)?.right).toBeLessThan(setting.side);
      }
});
