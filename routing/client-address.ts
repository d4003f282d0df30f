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

function isInner(address: string): boolean {
  const family = isIP(address);
  return family > 0 && inner.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * Returns the address that a request comes from. `X-Forwarded-For` is read where the connection is from an inner network.
 * Its last address outside of these counts: a client may have written what stands before.
 */
export function clientAddress(connection: string | undefined, forwardedFor: string | undefined): string {
  const direct = addressOf(connection ?? "");
  if (!isInner(direct)) return direct;
  const hops = (forwardedFor ?? "").split(",").map(addressOf);
  return hops.findLast((hop) => isIP(hop) > 0 && !isInner(hop)) ?? direct;
}

/** Some proxies add a port, or write IPv4 as IPv6: `203.0.113.9:51000`, `[2001:db8::1]:443`, `::ffff:203.0.113.9`. */
function addressOf(hop: string): string {
  const [, bracketed, ipv4] = /^(?:\[(.*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(hop.trim()) ?? [];
  return (bracketed ?? ipv4 ?? hop.trim()).replace(/^::ffff:(?=\d+\.)/i, "");
}
