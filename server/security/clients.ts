import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientNetwork, isProxy } from "../../routing/client-address.ts";

interface Client {
  readonly address: string;
  /** As `networkOf` returns it. */
  readonly network: string | undefined;
}

interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Tells clients apart, behind proxies too. */
export interface Clients {
  /** Returns who sent a request. */
  readonly of: (request: Received) => Client;
  /**
   * Returns what shares the places of one client, by its address. Undefined for an empty address, and for that of a proxy:
   * many clients have it.
   */
  readonly networkOf: (address: string) => string | undefined;
}

/** Returns what knows the proxies in front: those of inner networks, and those that are trusted. */
export function createClients(trusted: BlockList): Clients {
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
