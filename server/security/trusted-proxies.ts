import { BlockList, isIP } from "node:net";
import * as v from "valibot";
import { StartError } from "../terminal.ts";

/** An address, or a network of addresses: `2001:db8::/32`. One without a prefix is a single address. */
const networkSchema = v.pipe(
  v.string(),
  v.regex(/^[\da-f.:]+(?:\/\d{1,3})?$/i),
  v.transform((text) => {
    const [address = "", prefix] = text.split("/");
    const bits = isIP(address) === 4 ? 32 : 128;
    return { address, bits, prefix: prefix === undefined ? bits : Number(prefix) };
  }),
  // A network of all addresses would trust what each client writes.
  v.check(({ address, bits, prefix }) => isIP(address) > 0 && prefix > 0 && prefix <= bits),
);

/**
 * Parses `TRUSTED_PROXIES`: addresses and networks, with spaces or commas between. They are proxies in front with public
 * addresses, as the nodes of a CDN. Throws `StartError` for anything else.
 */
export function trustedProxies({ TRUSTED_PROXIES = "" }: NodeJS.ProcessEnv): BlockList {
  const proxies = new BlockList();
  for (const text of TRUSTED_PROXIES.split(/[\s,]+/).filter((each) => each !== "")) {
    const { success, output } = v.safeParse(networkSchema, text);
    if (!success)
      throw new StartError(`TRUSTED_PROXIES has "${text}", but it lists addresses and networks, as 203.0.113.0/24.`);
    proxies.addSubnet(output.address, output.prefix, output.bits === 32 ? "ipv4" : "ipv6");
  }
  return proxies;
}
