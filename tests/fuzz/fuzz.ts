import { listResponseFaults, isBusy } from "./list-response-faults.ts";
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
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Honest 503s: the site has a short queue, and says when to come back. */
  readonly busy: number;
  readonly faults: readonly Fault[];
}

/** Sends the requests of a seed to a site, and returns what was wrong with the responses. */
export async function fuzz({ port, seed, count, atOnce, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let [next, busy] = [0, 0];
  const work = async () => {
    while (next < count) {
      const nth = next;
      next += 1;
      const request = fuzzedRequest(seed, nth);
      const received = await send(port, request);
      statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
      if (isBusy(received)) busy += 1;
      const found = listResponseFaults(received);
      if (found.length > 0) faults.push({ nth, request, faults: found });
      if ((nth + 1) % 1000 === 0) onProgress?.(nth + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { statuses, busy, faults };
}
