import { expect, test } from "vitest";
import { blockOf, networkOf } from "./network.ts";

test.each([
  ["an IPv4 address with a port", ["203.0.113.7", "203.0.113.7:49152", '"203.0.113.7:80"', " 203.0.113.7 "]],
  [
    "an IPv4 address inside an IPv6 one",
    ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7", "[::ffff:203.0.113.7]:80"],
  ],
  [
    "every spelling of one IPv6 address",
    ["2001:db8::1", "2001:0DB8:0:0::1", "2001:db8:0000:0000:0000:0000:0000:0001", "[2001:db8::1]", "[2001:db8::1]:443", "2001:db8::1%eth0"],
  ],
  ["all of a /56", ["2001:db8::1", "2001:db8:0:1::1", "2001:db8:0:ff:ffff:ffff:ffff:ffff"]],
])("%s is one network", (_, addresses) => {
  expect(new Set(addresses.map(networkOf)).size).toBe(1);
});

test.each([
  ["203.0.113.7", "203.0.113.8"],
  ["2001:db8::1", "2001:db8:0:100::1"],
  ["::1", "::ffff:0.0.0.1"],
  ["::2", "not an address"],
  ["", "::"],
])("%s and %s are two", (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});

test.each(["not an address", "1:2", "[", "::ffff:999.1.1.1", "1.2.3.4:99:1"])("%j is taken as it is", (text) => {
  expect(networkOf(text)).toBe(text);
});

test("a block is the /48 of an IPv6 network, and there's none of an IPv4 address", () => {
  const blocks = ["2001:db8:1::1", "2001:db8:1:ff00::1", "2001:db8:2::1", "203.0.113.7", "2001:db8:1"].map((text) =>
    blockOf(networkOf(text)),
  );
  expect(blocks).toEqual(["20010db80001", "20010db80001", "20010db80002", undefined, undefined]);
});
