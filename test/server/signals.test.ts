import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { versionOf } from "../../app/site/version.ts";
import { watchForwarded } from "../../server/forwarded.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { LIVE, openSite, openSiteWithTables } from "../harness/site.ts";

const readiness = async (env: Record<string, string>) => {
  const answer = await (await openSiteWithTables({ env })).get("/health/ready");
  return { status: answer.status, lines: (await answer.text()).split("\n") };
};

test("a configured site reports ready and its version", async () => {
  expect(await readiness(LIVE)).toEqual({ status: 200, lines: ["ready", "version 0 (test)"] });
});

test("a public site without a mail server or with example addresses serves visitors and reports what is wrong", async () => {
  const { status, lines } = await readiness({ ...LIVE, SMTP_URL: "", PRIVACY_EMAIL: "" });
  expect(status).toBe(200);
  expect(lines).toEqual([
    "degraded",
    "- CONTACT_EMAIL or PRIVACY_EMAIL is still the example address, which nobody reads",
    "- SMTP_URL isn't set, so no email is sent: each becomes a file in DATA_DIR/mail",
    "version 0 (test)",
  ]);
});

test("the readiness check doesn't report these on localhost", async () => {
  expect((await readiness({ SITE_URL: "http://localhost:3000" })).lines[0]).toBe("ready");
});

test.each([
  [{}, "max-age=63072000"],
  [{ HSTS: "on" }, "max-age=63072000"],
  [{ HSTS: "preload" }, "max-age=63072000; includeSubDomains; preload"],
  [{ HSTS: "off" }, null],
  [{ SITE_URL: "http://localhost:3000" }, null],
])("%o sends Strict-Transport-Security: %s", async (env: Record<string, string>, header) => {
  expect((await openSite({ env }).get("/faq")).headers.get("strict-transport-security")).toBe(header);
});

test("forwarded IP addresses are reported only from a private network, once, and not if the proxy is trusted", () => {
  const seen: string[] = [];
  const from = (remoteAddress: string, headers: object) => ({ headers, socket: { remoteAddress } }) as never;
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const watch = watchForwarded(false, () => seen.push("off"));
  watch.look(from("127.0.0.1", {}));
  watch.look(from("203.0.113.7", forwarded));
  watch.look(from("2001:db8::1", forwarded));
  expect(watch.isSeen()).toBe(false);
  watch.look(from("::ffff:10.0.0.2", forwarded));
  watch.look(from("127.0.0.1", forwarded));
  expect([watch.isSeen(), seen]).toEqual([true, ["off"]]);
  const trusting = watchForwarded(true, () => seen.push("on"));
  trusting.look(from("127.0.0.1", forwarded));
  expect([trusting.isSeen(), seen]).toEqual([false, ["off"]]);
});

test("startup logs its version and its warnings, and an unconfigured proxy", async () => {
  const child = start({ SITE_URL: "https://www.ridge.example", LOG_LEVEL: "info" });
  const { port, printed } = await listening(child);
  const ask = (headers = {}) => fetch(`http://127.0.0.1:${port}/health/ready`, { headers }).then((answer) => answer.text());
  expect(await ask()).not.toContain("TRUST_PROXY");
  await ask({ "x-forwarded-for": "203.0.113.9" });
  expect(await ask()).toContain("- forwarded addresses arrive but TRUST_PROXY is off, so all visitors share one rate limit\n");
  const { version, commit } = versionOf();
  expect(await ask()).toMatch(new RegExp(`\nversion ${version} \\(${commit}\\)$`));
  await expect.poll(printed).toContain("TRUST_PROXY is off");
  const lines = printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ msg: "starting", version, commit });
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      "CONTACT_EMAIL or PRIVACY_EMAIL is still the example address, which nobody reads",
      "SMTP_URL isn't set, so no email is sent: each becomes a file in DATA_DIR/mail",
      "forwarded addresses arrive but TRUST_PROXY is off, so all visitors share one rate limit",
    ]),
  );
  expect(printed()).not.toContain("203.0.113.9");
  killAll();
});

test("the changelog's newest entry is the version that runs", () => {
  const newest = /^## (\S+)/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  expect(newest).toBe(versionOf().version);
});
