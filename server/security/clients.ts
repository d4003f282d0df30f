import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientNetwork, isProxy } from "../../routing/client-address.ts";

interface Client {
  readonly address: string;
  readonly network: string | undefined;
}

interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Tells clients apart. */
export interface Clients {
  /** Returns who sent a request. */
  readonly of: (request: Received) => Client;
  /** Returns what shares the places of one client; undefined for a proxy that names nobody, as many have its address. */
  readonly networkOf: (address: string) => string | undefined;
}

/** Tells clients apart behind the proxies of inner networks, and behind those that are trusted. */
export function createClients(trusted?: BlockList): Clients {
  const networkOf = (address: string) =>
    address === "" || isProxy(address, trusted) ? undefined : clientNetwork(address);
  return {
    networkOf,
    of: ({ headers, socket }) => {
      const address = clientAddress(socket.remoteAddress, [headers["x-forwarded-for"]].flat().join(), trusted);
      return { address, network: networkOf(address) };
    },
  };
}
