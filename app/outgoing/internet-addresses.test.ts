import { expect, test } from "vitest";
import { addressesOf, isOnInternet } from "./internet-addresses.ts";

test.each([
  "93.184.216.34",
  "1.1.1.1",
  "172.15.255.255",
  "172.32.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "192.0.1.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2606:2800:220:1::1",
  "2001:4860:4860::8888",
  "::ffff:93.184.216.34",
  // A network with IPv6 only reaches the IPv4 internet like this.
  "64:ff9b::5db8:d822",
  "2002:5db8:d822::1",
])("%s is on the internet", (address) => {
  expect(isOnInternet(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.255.255",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::10.0.0.1",
  "::5db8:d822",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "::ffff:0:10.0.0.1",
  "64:ff9b::10.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::5db8:d822",
  "2002:a00:1::",
  "2002:7f00:1::1",
  "2002:c0a8:101::",
  "2001::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2001:db8::1",
  "3fff::1",
  "100::1",
  "fc00::1",
  "fd12:3456:789a::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "5f00::1",
  "nonsense",
])("%s isn't", (address) => {
  expect(isOnInternet(address)).toBe(false);
});

test("a host counts as public when all of its addresses are; one that can't be looked up doesn't", async () => {
  const at = (...addresses: string[]) => ({
    onlyPublic: true,
    network: { resolve: async () => addresses.map((address) => ({ address, family: 4 })) },
  });
  expect(await addressesOf("mirror.example", at("93.184.216.35", "93.184.216.36"))).toHaveLength(2);
  await expect(addressesOf("inside.example", at("93.184.216.36", "10.0.0.7"))).rejects.toMatchObject({ code: "EPRIVATE" });
  await expect(addressesOf("nowhere.example", at())).rejects.toMatchObject({ code: "ENOTFOUND" });
  const failing = { onlyPublic: true, network: { resolve: () => Promise.reject(Object.assign(new Error(), { code: "EAI_AGAIN" })) } };
  await expect(addressesOf("nowhere.example", failing)).rejects.toMatchObject({ code: "EAI_AGAIN" });
  await expect(addressesOf("[::ffff:10.0.0.1]", { onlyPublic: true })).rejects.toMatchObject({ code: "EPRIVATE" });
  expect(await addressesOf("127.0.0.1", {})).toEqual([{ address: "127.0.0.1", family: 4 }]);
});
