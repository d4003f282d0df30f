import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientNetwork, isProxy } from "../../routing/client-address.ts";

interface Client {
  readonly address: string;
  /** As `findNetwork` returns it. */
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
  readonly findNetwork: (address: string) => string | undefined;
}

/** Returns what knows the proxies in front: those of inner networks, and those that are trusted. */
export function createClients(trusted: BlockList): Clients {
  const findNetwork = (address: string) =>
    address === "" || isProxy(address, trusted) ? undefined : clientNetwork(address);
  return {
    findNetwork,
    of: ({ headers, socket }) => {
      const address = clientAddress(socket.remoteAddress, [headers["x-forwarded-for"]].flat().join(), trusted);
      return { address, network: findNetwork(address) };
    },
  };
}
