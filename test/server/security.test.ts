import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "../../app/time/durations.ts";
import { quickChecks } from "../security/checks.ts";
import { startTarget, type Target } from "../security/target.ts";

let target: Target;

beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.stop());

test.each(quickChecks)("$name", async ({ run }) => {
  expect((await run(target)).problems).toEqual([]);
});

test("TRACE is refused", async () => {
  expect((await target.ask({ path: "/", method: "TRACE" })).status).toBe(405);
});

test("security.txt has a contact, and expires within a year", async () => {
  const answer = await target.ask({ path: "/.well-known/security.txt" });
  const lines = Object.fromEntries(
    answer.body
      .toString()
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(lines).toMatchObject({
    Contact: "mailto:hello@peakworks.example",
    Canonical: "https://www.peakworks.example/.well-known/security.txt",
  });
  const days = (Date.parse(lines.Expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
