import { expect, test } from "vitest";
import { hostInUrl, isOpenHost } from "./host.ts";

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "[::1]"],
  ["0.0.0.0", "localhost"],
  ["::", "localhost"],
])("HOST=%s is %s in an address", (host, expected) => {
  expect(hostInUrl(host, "localhost")).toBe(expected);
  expect(isOpenHost(host)).toBe(expected === "localhost");
});
