/** Most dots of a row, whatever its length (D29). */
const maxDots = 4;

/** Visible part of a row, in px. */
export interface RowView {
  /** Of the row's window. */
  readonly window: number;
  /** Of all its cards. */
  readonly content: number;
  /** How far it is scrolled from its beginning. */
  readonly scrolled: number;
}

/** Returns how many dots a row has: one for each windowful, at most four. None where all fits. */
export function dotCount({ window, content }: Pick<RowView, "window" | "content">): number {
  if (window <= 0 || content - window < 1) return 0;
  return Math.min(maxDots, Math.ceil(content / window));
}

/** Returns which dot, from 0, stands for what is in view: the last one at the end of the row. */
export function currentDot({ window, content, scrolled }: RowView): number {
  const last = dotCount({ window, content }) - 1;
  return Math.max(0, Math.round((scrolled / Math.max(1, content - window)) * last));
}

/** Returns how far the row is scrolled where a dot leads, in px. */
export function dotTarget(dot: number, { window, content }: Pick<RowView, "window" | "content">): number {
  const last = dotCount({ window, content }) - 1;
  return last <= 0 ? 0 : ((content - window) * dot) / last;
}
