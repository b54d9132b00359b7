import { afterEach, expect, test } from "vitest";
import { allPages } from "../../app/site/pages.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { openSiteWithTables } from "../harness/site.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);

test("warming keeps every page, so the first visitor waits for none", async () => {
  const site = await openSiteWithTables();
  const isKept = (path: string) => site.get(path) instanceof Response;
  expect(allPages.filter(({ path }) => isKept(path))).toEqual([]);
  await site.warm();
  expect(allPages.filter(({ path }) => !isKept(path))).toEqual([]);
});

test("a server makes its pages after it has started, before anybody asks", async () => {
  const [first, second] = allPages.map(({ path }) => `"path":"${path}","msg":"made before anybody asks"`);
  const { dataDir } = await folderOfStartedSite();
  const { printed } = await listening(start({ LOG_LEVEL: "debug", DATA_DIR: dataDir }, []));
  await expect.poll(printed, { timeout: 60_000 }).toContain(first);
  await expect.poll(printed, { timeout: 60_000 }).toContain(second);
});
