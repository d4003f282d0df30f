import { createMoments } from "../moments.ts";

/** Which ref the content had, as this process knew it. */
export interface RefHistory {
  readonly note: (ref: string) => void;
  /** After a publication the ref is not known, until it is noted again. */
  readonly forget: () => void;
  readonly current: () => string | undefined;
  /**
   * Returns the ref that was known at a moment, epoch milliseconds; empty without one. Content read then was at this ref or a newer one.
   */
  readonly at: (ms: number) => string;
}

/** Refs that are remembered. */
const maxRefs = 100;

/** `now` returns epoch milliseconds. */
export function createRefHistory(now: () => number): RefHistory {
  const refs = createMoments<string>(maxRefs);
  let current: string | undefined;
  return {
    note: (ref) => {
      current = ref;
      refs.note(now(), ref);
    },
    forget: () => {
      current = undefined;
    },
    current: () => current,
    at: (ms) => refs.at(ms) ?? "",
  };
}
