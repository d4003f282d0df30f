import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, isProxy } from "./client-address.ts";

test.each([
  ["a direct client", "203.0.113.9", undefined, "203.0.113.9"],
  ["a direct client that claims to be another", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["behind a proxy on this machine", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["behind two proxies", "10.0.0.2", "203.0.113.9, 10.0.0.3", "203.0.113.9"],
  ["behind a proxy, claiming to be another", "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["behind a proxy that says nothing", "::1", undefined, "::1"],
  ["behind a proxy that says nonsense", "fd00::1", "unknown", "fd00::1"],
  ["an IPv6 client behind a proxy", "127.0.0.1", "2001:db8::1", "2001:db8::1"],
  ["behind a proxy that writes IPv4 as IPv6", "127.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["behind a proxy that adds a port", "127.0.0.1", "198.51.100.1, 203.0.113.9:51000", "203.0.113.9"],
  ["an IPv6 client behind one", "127.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
  ["behind two, of which the inner adds a port", "10.0.0.2", "203.0.113.9, ::ffff:10.0.0.3", "203.0.113.9"],
  ["nobody", undefined, undefined, ""],
])("%s", (_title, connection, forwardedFor, expected) => {
  expect(clientAddress(connection, forwardedFor)).toBe(expected);
});

const trusted = new BlockList();
trusted.addSubnet("192.0.2.0", 24, "ipv4");
trusted.addSubnet("2001:db8:c::", 48, "ipv6");

test.each([
  ["behind a CDN and a proxy", "127.0.0.1", "203.0.113.9, 192.0.2.7", "203.0.113.9"],
  ["behind two nodes of a CDN", "127.0.0.1", "203.0.113.9, 2001:db8:c::1, 192.0.2.7", "203.0.113.9"],
  ["behind a CDN that connects by itself", "192.0.2.7", "203.0.113.9", "203.0.113.9"],
  ["behind a CDN, claiming to be another", "192.0.2.7", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["behind a CDN that says nothing", "192.0.2.7", undefined, "192.0.2.7"],
  ["past the CDN, claiming to be behind it", "203.0.113.9", "198.51.100.1, 192.0.2.7", "203.0.113.9"],
])("I10: a client %s", (_title, connection, forwardedFor, expected) => {
  expect(clientAddress(connection, forwardedFor, trusted)).toBe(expected);
});

test.each([
  ["::ffff:127.0.0.1", true],
  ["192.0.2.7", true],
  ["2001:db8:c::1", true],
  ["203.0.113.9", false],
  ["2001:db8:d::1", false],
  [undefined, false],
])("I10: %s is a proxy: %s", (address, expected) => {
  expect(isProxy(address, trusted)).toBe(expected);
});
