import { ClientTally } from "./security/client-tally.ts";

export interface ByteBudgetLimits {
  /** Bytes of all holders together. */
  readonly most: number;
  /** Bytes that each holder may have, whatever the others have. */
  readonly always: number;
}

/** The bytes of one holder. */
export interface Held {
  /** Adds bytes. Returns false for a large holder that does not fit. */
  readonly add: (bytes: number) => boolean;
  readonly release: () => void;
}

/** Of all bytes, those of the holders of one client at most. */
const clientShare = 0.25;

/**
 * Bounds the memory that clients can make the process hold. Returns a function that makes a holder, of a client where one
 * is to be limited.
 */
export function createByteBudget({ most, always }: ByteBudgetLimits): (client?: string) => Held {
  let total = 0;
  const ofClients = new ClientTally();
  return (client) => {
    let own = 0;
    const change = (bytes: number) => {
      own += bytes;
      total += bytes;
      ofClients.add(client, bytes);
    };
    const hasRoom = () => total <= most && ofClients.count(client) <= most * clientShare;
    return {
      add: (bytes) => {
        change(bytes);
        return own <= always || hasRoom();
      },
      release: () => change(-own),
    };
  };
}
