import { availableParallelism, loadavg } from "node:os";

/**
 * Returns how many programs wanted each processor in the last minute; 1 on an idle machine. Limits of time are those of an
 * idle machine. Programs that share a processor take so many times as long.
 */
export function readMachineLoad(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1, lastMinute / availableParallelism());
}
