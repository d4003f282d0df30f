import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientNetwork, isProxy } from "../../routing/client-address.ts";

interface Client {
  readonly address: string;
  /** What shares the places of one client. Undefined behind a proxy that names nobody: many clients have that address. */
  readonly network: string | undefined;
}

interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Returns who sent a request. */
export type ClientOf = (request: Received) => Client;

/** Returns a function that tells clients apart, behind proxies of inner networks and those that are trusted. */
export function createClientOf(trusted?: BlockList): ClientOf {
  return ({ headers, socket }) => {
    const address = clientAddress(socket.remoteAddress, [headers["x-forwarded-for"]].flat().join(), trusted);
    return { address, network: networkOf(address, trusted) };
  };
}

/** Returns what shares the places of one client. Undefined for a proxy, and where nobody is known. */
export function networkOf(address: string, trusted?: BlockList): string | undefined {
  return address === "" || isProxy(address, trusted) ? undefined : clientNetwork(address);
}
