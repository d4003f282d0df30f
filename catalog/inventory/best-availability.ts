import type { Availability } from "./inventory.ts";

/** Returns the best of several availabilities; closed without any. */
export function bestAvailability(all: readonly Availability[]): Availability {
  const limited = all.filter(({ kind }) => kind === "LIMITED");
  const [first = closed] = limited;
  const most = limited.reduce((best, one) => ((one.remaining ?? 0) > (best.remaining ?? 0) ? one : best), first);
  return all.find(({ kind }) => kind === "UNLIMITED") ?? most;
}

const closed: Availability = { kind: "CLOSED", remaining: undefined };
