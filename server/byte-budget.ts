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

/** Bounds the memory that clients can make the process hold. Returns a function that makes a holder. */
export function createByteBudget({ most, always }: ByteBudgetLimits): () => Held {
  let total = 0;
  return () => {
    let own = 0;
    return {
      add: (bytes) => {
        own += bytes;
        total += bytes;
        return own <= always || total <= most;
      },
      release: () => {
        total -= own;
        own = 0;
      },
    };
  };
}
