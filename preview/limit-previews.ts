import { createQueue, type RunInTurn } from "../http/create-queue.ts";

/** Previews are not cached, so nothing else bounds the cost of requests with invented tokens. */
const limits = { concurrency: 4, queue: 32 };

/** For pages that render. */
export const limitPreviews: RunInTurn = createQueue(limits);

/** For requests that enter a preview. They cost one query each, and a flood of them must not block pages. */
export const limitEntries: RunInTurn = createQueue(limits);

/** For slices that are simulated: in production anybody can send some. */
export const limitSimulations: RunInTurn = createQueue(limits);
