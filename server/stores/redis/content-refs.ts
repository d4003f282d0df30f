import { bridge } from "../../../framework/next/bridge.ts";
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

/** Exchanges refs with the programs of Next. */
export function createContentRefs(): ContentRefs {
  const { published, publishedElsewhere } = bridge();
  let own: ContentRef | undefined;
  let newest: ContentRef = { masterRef: undefined, namedAt: 0 };
  let isPassing = false;
  published.listen((masterRef) => {
    // Passed refs come back here.
    if (isPassing) return;
    own = { masterRef, namedAt: epochNow() };
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
      try {
        publishedElsewhere.send(newest.masterRef);
      } finally {
        isPassing = false;
      }
    },
  };
}
