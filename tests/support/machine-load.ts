import { availableParallelism, loadavg } from "node:os";

/**
 * Returns how many programs wanted a processor in the last minute, for each that there is; 1 on an idle machine. A limit of
 * time is that of an idle machine: where programs share a processor, each takes so many times as long.
 */
export function readMachineLoad(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(1, lastMinute / availableParallelism());
}
