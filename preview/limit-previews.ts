import { bulkhead } from "cockatiel";

/** Visits that are served at once, and that wait their turn. Any more are refused with a `BulkheadRejectedError`. */
const limits = { atOnce: 4, waiting: 32 };

type Limit = <T>(serve: () => Promise<T>) => Promise<T>;

/** Nothing of a preview is kept, so nothing else bounds what visits with made-up tokens cost. */
function createLimit(): Limit {
  const policy = bulkhead(limits.atOnce, limits.waiting);
  return (serve) => policy.execute(serve);
}

/** For pages that are drawn. */
export const limitPreviews: Limit = createLimit();

/** For the way in, apart: it costs one query, and a flood of either must not shut the other. */
export const limitEntries: Limit = createLimit();
