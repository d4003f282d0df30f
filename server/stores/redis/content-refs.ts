import { channel, subscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import { epochNow } from "../../epoch-now.ts";

/** The master ref that a publication named. */
export interface ContentRef {
  /** Undefined when it is not known, or was replaced since. */
  readonly masterRef: string | undefined;
  /** When a machine received it, epoch milliseconds by that machine's clock. */
  readonly namedAt: number;
}

export interface ContentRefs {
  /** Returns the ref of this machine's last publication, once. A later publication without a ref must not have it. */
  readonly take: () => ContentRef;
  /**
   * Passes the ref of another machine's publication on, or the newest known one if that was named later. Publications of
   * two machines arrive in either order.
   */
  readonly pass: (ref: ContentRef) => void;
}

const schema = v.object({ masterRef: v.optional(v.string()) });

/** Exchanges refs with the code that Next loads (`endpoints/webhook/publications.ts` has the same names). */
export function createContentRefs(): ContentRefs {
  const elsewhere = channel("tessera:published-elsewhere");
  let own: ContentRef | undefined;
  let newest: ContentRef = { masterRef: undefined, namedAt: 0 };
  let isPassing = false;
  subscribe("tessera:content-ref", (message) => {
    // Our own messages come back here.
    if (isPassing) return;
    own = { masterRef: v.parse(schema, message).masterRef, namedAt: epochNow() };
    newest = own;
  });
  return {
    take: () => {
      const ref = own ?? { masterRef: undefined, namedAt: epochNow() };
      own = undefined;
      return ref;
    },
    pass: (ref) => {
      if (ref.namedAt >= newest.namedAt) newest = ref;
      isPassing = true;
      elsewhere.publish({ masterRef: newest.masterRef });
      isPassing = false;
    },
  };
}
