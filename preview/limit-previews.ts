import { bulkhead } from "cockatiel";

/** Visits that are served at once, and that wait their turn. Any more are refused with a `BulkheadRejectedError`. */
const limits = { atOnce: 4, waiting: 32 };

type Limit = <T>(serve: () => Promise<T>) => Promise<T>;

/** Previews are not cached, so nothing else bounds the cost of requests with invented tokens. */
function createLimit(): Limit {
  const policy = bulkhead(limits.atOnce, limits.waiting);
  return (serve) => policy.execute(serve);
}

/** For pages that render. */
export const limitPreviews: Limit = createLimit();

/** For requests that enter a preview. They cost one query each, and a flood of them must not block pages. */
export const limitEntries: Limit = createLimit();

/** For slices that are simulated: in production anybody can send some. */
export const limitSimulations: Limit = createLimit();
