import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { follow } from "./follow.ts";
import { isOnInternet } from "./internet-addresses.ts";

/** Redirects to what the query says, and answers 'arrived' without one. */
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  const target = new URL(request.url ?? "", "http://localhost").searchParams.get("to");
  if (target) response.writeHead(302, { Location: target }).end();
  else response.writeHead(200).end("arrived");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

/** None of these names exists: whoever looked one up again would find nothing. The public ones are this machine. */
const HOSTS: Record<string, string[]> = {
  "calendar.invalid": ["127.0.0.1"],
  "mirror.invalid": ["127.0.0.1"],
  "office.invalid": ["127.0.0.1"],
  "inside.invalid": ["127.0.0.1", "10.0.0.7"],
};

/** What an agency's calendar at a host answers in the end. `isPublic` is whether that host is on the internet. */
async function followed(from: string, to: string, isPublic = true) {
  const resolve = async (host: string) => {
    const addresses = HOSTS[host];
    if (!addresses) throw Object.assign(new Error(host), { code: "ENOTFOUND" });
    return addresses.map((address) => ({ address, family: 4 }));
  };
  const network = { resolve, isPublic: (address: string) => (address === "127.0.0.1" ? isPublic : isOnInternet(address)) };
  const url = new URL(`http://${from}:${port}/?${new URLSearchParams({ to })}`);
  return follow(url, 3, { withinMs: 10_000, mostBytes: 1024, network }).then(
    ({ text }) => text,
    (error) => error.message,
  );
}

const REFUSED = "it redirects to where we don't follow";

test("asks the address that was checked, and no other", async () => {
  expect(await followed("calendar.invalid", "")).toBe("arrived");
  expect(await followed("calendar.invalid", `http://mirror.invalid:${port}/`)).toBe("arrived");
  expect(await followed("calendar.invalid", "/elsewhere")).toBe("arrived");
});

test.each([
  "file:///etc/passwd",
  "ftp://mirror.invalid/b",
  "data:text/calendar,BEGIN:VCALENDAR",
  "http://[::1]:5432/",
  "http://[::ffff:10.0.0.1]/",
  "http://169.254.169.254/latest/meta-data",
  "http://[64:ff9b::a00:1]/",
  "http://inside.invalid/",
  "http://%",
])("a calendar on the internet that redirects to %s isn't followed", async (target) => {
  expect(await followed("calendar.invalid", target)).toBe(REFUSED);
  expect(asked).toHaveLength(1);
});

test("a host whose address changes between two requests isn't asked again", async () => {
  const addresses = ["127.0.0.1", "192.168.1.5"];
  const network = {
    resolve: async () => [{ address: addresses.shift() ?? "", family: 4 }],
    isPublic: (address: string) => address === "127.0.0.1",
  };
  const url = new URL(`http://calendar.invalid:${port}/?to=/again`);
  await expect(follow(url, 3, { withinMs: 10_000, network })).rejects.toThrow(REFUSED);
});

test("one in the office may move within the office", async () => {
  expect(await followed("office.invalid", `http://127.0.0.1:${port}/`, false)).toBe("arrived");
});

test("a host that can't be looked up is an error, and a circle ends", async () => {
  expect(await followed("calendar.invalid", "http://nowhere.invalid/")).toBe("nowhere.invalid");
  const circle = createServer((_, response) => response.writeHead(307, { Location: "/" }).end());
  await new Promise<void>((resolve) => circle.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(circle.address() as AddressInfo).port}/`);
  await expect(follow(url, 3, { withinMs: 10_000 })).rejects.toThrow("it redirects more than 3 times");
  circle.close();
});

test("a name and a password go to their own host only", async () => {
  const authorizations = async (target: string) => {
    asked.length = 0;
    await follow(new URL(`http://sam:pass%20word@127.0.0.1:${port}/?${new URLSearchParams({ to: target })}`), 3, { withinMs: 10_000 });
    return asked.map(({ headers }) => headers.authorization);
  };
  const own = `Basic ${Buffer.from("sam:pass word").toString("base64")}`;
  expect(await authorizations("/own")).toEqual([own, own]);
  expect(await authorizations(`http://pat:secret@localhost:${port}/`)).toEqual([own, undefined]);
});
