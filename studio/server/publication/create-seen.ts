import { setTimeout } from "node:timers/promises";
import { bridge } from "../../../framework/next/bridge.ts";
import { findPage, type OwnAddress, requestPage } from "./request-page.ts";
import { watchPublications } from "./watch-publications.ts";

interface Published {
  readonly uid: string | null;
  readonly lang: string;
}

/** A publication that is about to be made. */
export interface SeenWatch {
  /** Returns the milliseconds until the page of a document shows the publication; null if it takes too long. */
  readonly measure: (ref: string, document: Published) => Promise<number | null>;
  readonly stop: () => void;
}

/** Milliseconds that an editor waits for the page. */
const maxWaitMs = 10_000;

/** Returns a function that begins to watch the site before a publication. `now` is a clock that never goes back. */
export function createSeen(own: OwnAddress, now: () => number): () => SeenWatch {
  return () => {
    const { reach, stop } = watchPublications(bridge());
    const begun = now();
    return {
      measure: async (ref, { uid, lang }) => {
        const page = findPage(uid, lang);
        const shown = reach(ref).then(() => page && requestPage(own, page));
        const late = setTimeout(maxWaitMs, "late" as const, { ref: false });
        const outcome = await Promise.race([shown.catch(() => "late" as const), late]);
        return outcome === "late" ? null : Math.round(now() - begun);
      },
      stop,
    };
  };
}
