import { setTimeout } from "node:timers/promises";
import * as v from "valibot";

/** Milliseconds that another process may hold the lock of the store, and between two attempts. */
const limits = { waitMs: 2000, pauseMs: 25 };

const busySchema = v.object({ code: v.pipe(v.string(), v.startsWith("SQLITE_BUSY")) });

/** Calls a function again while another process holds the lock. The thread is free between two attempts. */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
  for (let waited = 0; ; waited += limits.pauseMs)
    try {
      return attempt();
    } catch (error) {
      if (waited >= limits.waitMs || !v.is(busySchema, error)) throw error;
      await setTimeout(limits.pauseMs);
    }
}
