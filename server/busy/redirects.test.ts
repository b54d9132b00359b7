import { expect, test } from "vitest";
import { mayFollow } from "./redirects.ts";

const HOSTS: Record<string, string[]> = {
  "calendar.example": ["93.184.216.34"],
  "mirror.example": ["93.184.216.35", "2606:2800:220:1::1"],
  "inside.example": ["93.184.216.36", "10.0.0.7"],
  "office.example": ["192.168.1.5"],
};
const resolve = async (host: string) => HOSTS[host] ?? Promise.reject(new Error("ENOTFOUND"));

test.each([
  ["https://calendar.example/a", "https://mirror.example/b", true],
  ["http://calendar.example/a", "https://mirror.example/b", true],
  ["http://calendar.example/a", "http://calendar.example/b", true],
  // The operator's own calendar server may move within the office.
  ["http://office.example/a", "http://127.0.0.1/b", true],
  ["https://calendar.example/a", "http://mirror.example/b", false],
  ["https://calendar.example/a", "file:///etc/passwd", false],
  ["https://calendar.example/a", "ftp://mirror.example/b", false],
  ["https://calendar.example/a", "data:text/calendar,BEGIN:VCALENDAR", false],
  ["https://calendar.example/a", "https://127.0.0.1:5432/", false],
  ["https://calendar.example/a", "https://[::1]/", false],
  ["https://calendar.example/a", "https://[::ffff:10.0.0.1]/", false],
  ["https://calendar.example/a", "https://169.254.169.254/latest/meta-data", false],
  ["https://calendar.example/a", "https://inside.example/", false],
])("from %s to %s: %s", async (from, to, expected) => {
  expect(await mayFollow(new URL(from), new URL(to), resolve)).toBe(expected);
});
