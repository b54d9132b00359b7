import { type Check, counted } from "./check.ts";

const UPS = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "%252e%252e%252f",
  "..%252f",
  "....//",
  "..;/",
  "%c0%ae%c0%ae/",
  "%e0%80%ae%e0%80%ae/",
  "..%c0%af",
  "..%00/",
  "%u002e%u002e/",
];
const FROM = ["/", "/assets/", "/templates/", "/og/", "/blog/", "/.well-known/"];
const WANTED = ["etc/passwd", "package.json", "server/start.ts", "var/secret", "secret", "build/server/index.js", ".git/config"];
const PLAIN = [
  "/.env",
  "/.git/config",
  "/.git/HEAD",
  "/package.json",
  "/server/start.ts",
  "/build/server/index.js",
  "/secret",
  "/var/secret",
  "/peakworks.sqlite",
  "/mail/",
  "/assets/",
  "/assets",
  "/templates/",
  "/og/..png",
  "/stamp",
  "/assets/../stamp",
  "/favicon.svg.br",
  "/design",
];
/** Content of files the site must not serve. */
const INSIDE = /root:.*:0:0|"dependencies"|"private": true|createSite|buildWhenStale|\[core\]|ref: refs|SQLite format/;

/** Nothing outside the built files is served, however it's spelled, and nothing breaks. */
export const traversal: Check = {
  name: "Path traversal",
  run: async ({ ask }) => {
    const paths = [
      ...FROM.flatMap((from) => UPS.flatMap((up) => WANTED.map((file) => from + up.repeat(6) + file))),
      ...FROM.flatMap((from) => UPS.map((up) => `${from}${up}package.json`)),
      ...PLAIN,
    ];
    const problems: string[] = [];
    for (const path of paths) {
      const { status, body } = await ask({ path });
      if (![301, 400, 404, 405].includes(status) || INSIDE.test(body)) problems.push(`${path}: ${status}`);
    }
    return counted(paths.length, problems, "refused");
  },
};
