import { allPages } from "../../app/site/pages.ts";
import { type Check, counted } from "./check.ts";

const EVIL = "evil.example";
const PREFIXES = [
  "//",
  "///",
  "/\\",
  "/\\/",
  "\\\\",
  "/%2f",
  "/%2f%2f",
  "/%5c",
  "/%5c%5c",
  "/%09/",
  "/.//",
  "/x/..//",
  "/@",
  "/%40",
  "/;@",
  "/https:",
  "/https://",
];
const SUFFIXES = ["", "/", "//", "/..", "/%2e%2e", "?x=1", "/?next=//evil.example", "/about-us/", "%2fabout-us/", "/contact//"];
const PARAMETERS = ["next", "url", "redirect", "return", "returnTo", "to", "goto", "continue"];

/** No URL and no parameter leads to another host: a Location is a path on our site, to a page that exists. */
export const redirects: Check = {
  name: "Open redirects",
  run: async ({ ask }) => {
    const known = new Set<string>(allPages.flatMap(({ path, aliases }) => [path, ...aliases]));
    const paths = [
      ...PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => prefix + EVIL + suffix)),
      ...PREFIXES.map((prefix) => `${prefix}about-us/`),
      ...allPages.map(({ path }) => `${path}//?x=//${EVIL}`),
      ...PARAMETERS.map((name) => `/about-us/?${name}=https://${EVIL}`),
      ...PARAMETERS.map((name) => `/contact?${name}=//${EVIL}`),
      `https://${EVIL}/about-us/`,
    ];
    const problems: string[] = [];
    for (const path of paths) {
      const { status, headers } = await ask({ path });
      const isOurs = headers.location === undefined || known.has(headers.location.split("?")[0] ?? "");
      if (!isOurs || headers.refresh || status >= 500) problems.push(`${path}: ${status} ${headers.location ?? ""}`);
    }
    return counted(paths.length, problems, "addresses stay on the site");
  },
};
