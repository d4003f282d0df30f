import { scrollMilestones } from "./scroll-milestones.ts";
import { throttle } from "./throttle.ts";

const throttleMs = 200;

/**
 * Reports each milestone that the end of the window reaches, once, until `signal` is aborted. Returns a function that
 * returns the deepest so far; 0 for none.
 */
export function watchScroll(onMilestone: (percent: number) => void, signal: AbortSignal): () => number {
  let deepest = 0;
  const look = () => {
    // A call that was throttled may come late.
    if (signal.aborted) return;
    const { scrollHeight } = document.documentElement;
    const percent = ((scrollY + innerHeight) * 100) / scrollHeight;
    for (const milestone of scrollMilestones) {
      if (milestone <= deepest || milestone > percent) continue;
      deepest = milestone;
      onMilestone(milestone);
    }
  };
  const onScroll = throttle(look, throttleMs);
  addEventListener("scroll", onScroll, { passive: true, signal });
  look();
  return () => deepest;
}
