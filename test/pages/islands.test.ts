import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { request } from "../harness/booking-example.ts";
import { openSiteWithTables } from "../harness/site.ts";

const files = filesReachedFrom(["app/islands.ts", "app/site/hydrate.tsx"]);

test("the import walk below finds the components of both islands", () => {
  expect(files).toContain("app/booking/ui/month-grid.tsx");
  expect(files).toContain("app/calculator/ui/report.tsx");
});

test.each(files)("%s doesn't call useId, whose ids differ between the page and an island rendered alone", (file) => {
  expect(readFileSync(file, "utf8").replaceAll("`useId`", "")).not.toContain("useId");
});

test("an island's props round-trip, and can't close their element", async () => {
  const site = await openSiteWithTables();
  const companyName = `</script><script>alert("<!--")</script>`;
  const html = await (await site.post("/contact", new URLSearchParams({ ...request, website: "", companyName, email: "sam@" }))).text();
  const [, json = ""] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json).start.values.companyName).toBe(companyName);
});

function filesReachedFrom(files: string[], seen = new Set<string>()): string[] {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+\.tsx?)"/g)];
    filesReachedFrom(
      imports.map(([, path = ""]) => join(dirname(file), path)),
      seen,
    );
  }
  return [...seen];
}
