/** Which ref the content had, as this process knew it. */
export interface RefHistory {
  readonly note: (ref: string) => void;
  /** After a publication the ref is not known, until it is noted again. */
  readonly forget: () => void;
  readonly current: () => string | undefined;
  /** Returns the ref that was known at a moment, epoch milliseconds; empty if none was. Content read then was no older. */
  readonly at: (ms: number) => string;
}

/** Refs that are remembered: a page is stored within seconds after its content was read. */
const mostRefs = 100;

/** `now` returns epoch milliseconds. */
export function createRefHistory(now: () => number): RefHistory {
  const refs: { readonly from: number; readonly ref: string }[] = [];
  let current: string | undefined;
  return {
    note: (ref) => {
      current = ref;
      if (refs.at(-1)?.ref === ref) return;
      refs.push({ from: now(), ref });
      if (refs.length > mostRefs) refs.shift();
    },
    forget: () => {
      current = undefined;
    },
    current: () => current,
    at: (ms) => refs.findLast(({ from }) => from <= ms)?.ref ?? "",
  };
}
