import { performance } from "node:perf_hooks";

/** Share of the time for which the process of visitors is busy, from which on editors wait for them. */
const maxUtilization = 0.8;

const restMs = 400;

/**
 * Creates a function that returns for how many milliseconds renderings of editors rest. They don't rest unless the event
 * loop was busy since the call before, as it is with many visitors.
 */
export function createChooseRestMs(read = performance.eventLoopUtilization): () => number {
  let before = read();
  return () => {
    const now = read();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > maxUtilization ? restMs : 0;
  };
}
