import { throttle } from "./throttle.ts";

/** Percent of a page (specification §9). */
const milestones = [25, 50, 75, 90] as const;

const throttleMs = 200;

export interface ScrollDepth {
  /** Returns the deepest milestone so far; 0 for none. */
  readonly deepest: () => number;
  readonly stop: () => void;
}

/** Reports each milestone that the end of the window reaches, once. */
export function watchScroll(onMilestone: (percent: number) => void): ScrollDepth {
  let deepest = 0;
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const percent = ((scrollY + innerHeight) * 100) / scrollHeight;
    for (const milestone of milestones) {
      if (milestone <= deepest || milestone > percent) continue;
      deepest = milestone;
      onMilestone(milestone);
    }
  };
  const onScroll = throttle(look, throttleMs);
  addEventListener("scroll", onScroll, { passive: true });
  look();
  return { deepest: () => deepest, stop: () => removeEventListener("scroll", onScroll) };
}
