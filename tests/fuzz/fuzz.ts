import { faultsOf, isBusy } from "./faults-of.ts";
import { type FuzzedRequest, fuzzedRequest } from "./fuzzed-request.ts";
import { send } from "./send.ts";

interface FuzzOptions {
  readonly port: number;
  readonly seed: number;
  readonly count: number;
  /** Requests at a time. */
  readonly atOnce: number;
  /** Called after each thousand. */
  readonly onProgress?: (done: number) => void;
}

interface Fault {
  readonly nth: number;
  readonly request: FuzzedRequest;
  readonly faults: readonly string[];
}

export interface FuzzReport {
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Honest 503s, which a short queue gives to whom it can't hold. */
  readonly busy: number;
  readonly faults: readonly Fault[];
}

/** Sends the requests of a seed to a site, and returns what was wrong with the answers. */
export async function fuzz({ port, seed, count, atOnce, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let [next, busy] = [0, 0];
  const work = async () => {
    while (next < count) {
      const nth = next;
      next += 1;
      const request = fuzzedRequest(seed, nth);
      const answer = await send(port, request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (isBusy(answer)) busy += 1;
      const found = faultsOf(answer);
      if (found.length > 0) faults.push({ nth, request, faults: found });
      if ((nth + 1) % 1000 === 0) onProgress?.(nth + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { statuses, busy, faults };
}
