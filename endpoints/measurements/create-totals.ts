import { scrollMilestones } from "../../ui/consent/measurement/scroll-milestones.ts";
import type { Measurement } from "./read-measurement.ts";

type Vital = keyof Measurement["vitals"];

/** The bounds of what is good and what is poor: milliseconds, but for `cls`. https://web.dev/articles/vitals */
const bounds: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  ttfb: [800, 1800],
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

const vitals = ["ttfb", "fcp", "lcp", "inp", "cls"] as const satisfies readonly Vital[];

/** The visits of some time to pages of one kind, on one kind of device. */
interface Total {
  readonly kind: string;
  readonly device: Measurement["device"];
  visits: number;
  /** How many visits reached each milestone, in percent of the page. */
  readonly depths: Record<string, number>;
  /** How many visits were good, between, and poor, by vital. */
  readonly ratings: Record<string, [good: number, between: number, poor: number]>;
}

export interface Totals {
  /** Adds a visit. Drops it where there are too many kinds: nobody can fill the memory with names. */
  readonly add: (measurement: Measurement) => void;
  /** Returns the totals since the last call. */
  readonly take: () => readonly Total[];
}

/** Adds measurements up. `most` is how many totals it holds. */
export function createTotals(most: number): Totals {
  const totals = new Map<string, Total>();
  return {
    add: (measurement) => {
      const { kind, device } = measurement;
      const key = `${kind} ${device}`;
      const total = totals.get(key) ?? { kind, device, visits: 0, depths: {}, ratings: {} };
      if (!totals.has(key) && totals.size >= most) return;
      totals.set(key, total);
      addTo(total, measurement);
    },
    take: () => {
      const taken = [...totals.values()];
      totals.clear();
      return taken;
    },
  };
}

function addTo(total: Total, { depth, vitals: measured }: Measurement): void {
  total.visits += 1;
  for (const milestone of scrollMilestones)
    if (milestone <= depth) total.depths[milestone] = (total.depths[milestone] ?? 0) + 1;
  for (const vital of vitals) {
    const value = measured[vital];
    if (value === undefined) continue;
    const [good, poor] = bounds[vital];
    const counts = (total.ratings[vital] ??= [0, 0, 0]);
    if (value <= good) counts[0] += 1;
    else if (value <= poor) counts[1] += 1;
    else counts[2] += 1;
  }
}
