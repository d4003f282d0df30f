import type { Bridge } from "../../../framework/next/bridge.ts";

/** Waits until the pages of the site are those of a publication. */
export interface PublicationWatch {
  /** Resolves once pages were invalidated for a publication with this ref, or a later one. */
  readonly reach: (ref: string) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches publications from now on: begin before publishing. The site first learns the new ref, and then which pages
 * changed.
 */
export function watchPublications({ published, changed }: Pick<Bridge, "published" | "changed">): PublicationWatch {
  let announced = "";
  let reached = "";
  const waiting = new Set<() => void>();
  const ends = [
    published.listen((ref = "") => {
      announced = ref;
    }),
    changed.listen(() => {
      reached = announced;
      for (const check of waiting) check();
    }),
  ];
  return {
    reach: (ref) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isAtLeast(reached, ref)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    stop: () => {
      waiting.clear();
      for (const end of ends) end();
    },
  };
}

/** Refs of one repository grow: `m0001`, `m0002`. */
function isAtLeast(reached: string, ref: string): boolean {
  return reached.length > ref.length || (reached.length === ref.length && reached >= ref);
}
