import { LRUCache } from "lru-cache";
import type { DocumentAddress } from "../../content/dependencies/document-address.ts";

export interface KnownAddresses {
  /** Stores where documents lead that a page links to. */
  readonly note: (addresses: readonly DocumentAddress[]) => void;
  /** Returns whether a published document leads elsewhere than noted, or was never noted. Stores the new address. */
  readonly hasMoved: (published: DocumentAddress) => boolean;
}

/** A document for which pages show different addresses. */
const different = Symbol("different addresses");

/**
 * Remembers where documents lead, so that a publication which moves none of them changes no page that links to them.
 * An address that was forgotten counts as moved.
 */
export function createKnownAddresses(max: number): KnownAddresses {
  const known = new LRUCache<string, string | typeof different>({ max });
  return {
    note: (addresses) => {
      for (const { id, address } of addresses) {
        const before = known.get(id) ?? address;
        known.set(id, before === address ? address : different);
      }
    },
    hasMoved: ({ id, address }) => {
      const before = known.get(id);
      known.set(id, address);
      return before !== address;
    },
  };
}
