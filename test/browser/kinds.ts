import { allPages } from "../../app/site/pages.ts";

/** One page of each view. Pages of one kind have the same parts in the same places, so where only those matter it stands for all. */
export const firstOfEachKind = allPages.filter(({ key, view }) => key === allPages.find((page) => page.view === view)?.key);
