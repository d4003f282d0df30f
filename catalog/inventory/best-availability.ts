import type { Availability } from "./availability.ts";

/** What the freest of several offers; closed when there is none. */
export function bestAvailability(all: readonly Availability[]): Availability {
  const limited = all.filter(({ kind }) => kind === "LIMITED");
  const [first = closed] = limited;
  const most = limited.reduce((best, one) => ((one.remaining ?? 0) > (best.remaining ?? 0) ? one : best), first);
  return all.find(({ kind }) => kind === "UNLIMITED") ?? most;
}

const closed: Availability = { kind: "CLOSED", remaining: undefined };
