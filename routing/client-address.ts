import { BlockList, isIP } from "node:net";

/** Inner networks: no client of the internet connects from there, but a proxy in front does. */
const inner = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  inner.addSubnet(network, prefix, "ipv4");
inner.addAddress("::1", "ipv6");
inner.addSubnet("fc00::", 7, "ipv6");
inner.addSubnet("fe80::", 10, "ipv6");

const noProxies = new BlockList();

/** Whether an address is of an inner network, or of a proxy that is trusted: behind it are many clients. */
export function isProxy(address: string | undefined, trusted = noProxies): boolean {
  const plain = readHopAddress(address ?? "");
  const family = isIP(plain) === 4 ? "ipv4" : "ipv6";
  return isIP(plain) > 0 && (inner.check(plain, family) || trusted.check(plain, family));
}

/**
 * Returns the address that a request comes from. `X-Forwarded-For` is read where the connection is from a proxy. Its last
 * address that is of none counts: a client may have written what stands before.
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trusted = noProxies,
): string {
  const direct = readHopAddress(connection ?? "");
  if (!isProxy(direct, trusted)) return direct;
  const hops = (forwardedFor ?? "").split(",").map(readHopAddress);
  return hops.findLast((hop) => isIP(hop) > 0 && !isProxy(hop, trusted)) ?? direct;
}

/** Some proxies add a port, or write IPv4 as IPv6: `203.0.113.9:51000`, `[2001:db8::1]:443`, `::ffff:203.0.113.9`. */
function readHopAddress(hop: string): string {
  const [, bracketed, ipv4] = /^(?:\[(.*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(hop.trim()) ?? [];
  return (bracketed ?? ipv4 ?? hop.trim()).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Returns what counts as one client: an IPv4 address, and the first half of IPv6. One customer has all of the second. */
export function clientNetwork(address: string): string {
  const plain = readHopAddress(address);
  if (!plain.includes(":")) return plain;
  const [start = "", end] = plain.split("::");
  const groups = [start, end ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const [before = [], after = []] = groups;
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
