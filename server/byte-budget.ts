export interface ByteBudgetLimits {
  /** Bytes of all holders together. */
  readonly most: number;
  /** Bytes that each holder may have, whatever the others have. */
  readonly always: number;
}

/** The bytes of one holder. */
export interface Held {
  /** Adds bytes. Returns false for a large holder while there is no room for it. */
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
  const ofClients = new Map<string, number>();
  const count = (client: string, bytes: number) => {
    const sum = (ofClients.get(client) ?? 0) + bytes;
    if (sum > 0) ofClients.set(client, sum);
    else ofClients.delete(client);
  };
  return (client) => {
    let own = 0;
    const change = (bytes: number) => {
      own += bytes;
      total += bytes;
      if (client !== undefined) count(client, bytes);
    };
    const hasRoom = () => total <= most && (ofClients.get(client ?? "") ?? 0) <= most * clientShare;
    return {
      add: (bytes) => {
        change(bytes);
        return own <= always || hasRoom();
      },
      release: () => change(-own),
    };
  };
}
