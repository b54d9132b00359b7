import { allPages, type PageKey, pages } from "./pages.ts";

const COLUMNS = ["Company", "Services", "Help"] as const;

/** The footer's last row: pages beyond the contract's lists, and the bar's item that they and theirs belong to. A line here adds one. */
const BEYOND: readonly { page: PageKey; name: string; under: PageKey }[] = [
  { page: "trades", name: "AI by Trade", under: "services" },
  { page: "tools", name: "Free Templates", under: "calculator" },
  { page: "guides", name: "Guides", under: "blog" },
];

export type Navigation = ReturnType<typeof navigationFor>;

/** The links in the top bar and the footer as data, so that a hydrated page doesn't load the whole table of pages for them. */
export function navigationFor(current: PageKey | undefined, parent: string | undefined) {
  // A page below a menu item highlights that item too.
  const under = BEYOND.find(({ page }) => page === current || page === parent)?.under;
  const currentOf = (key: string) =>
    key === current ? ("page" as const) : key === parent || key === under ? ("true" as const) : undefined;
  const beyond = BEYOND.map(({ page, name }) => ({ path: pages[page].path as string, name, current: currentOf(page) }));
  return {
    home: pages.home.path as string,
    contact: pages.contact.path as string,
    bar: allPages.flatMap(({ key, nav, path }) => (nav ? [{ path: path as string, name: nav, current: currentOf(key) }] : [])),
    /** Below them in a phone's menu. */
    more: [...beyond, { path: pages.contact.path as string, name: pages.contact.footer.name, current: currentOf("contact") }],
    footer: COLUMNS.map((column) => ({
      column,
      links: allPages.flatMap(({ footer, aliases, path }) =>
        footer?.column === column ? [{ path: (aliases[0] ?? path) as string, name: footer.name }] : [],
      ),
    })),
    beyond,
  };
}
