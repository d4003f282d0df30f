import type { StudioStore } from "../sessions/open-store.ts";
import { hashSecret } from "../sessions/secret.ts";
import type { Flow } from "./flow.ts";

const sql = {
  clean: "delete from used_flow where expires <= ?",
  add: "insert or ignore into used_flow (hash, expires) values (?, ?)",
};

/**
 * Returns a function that uses a sign-in up, for all processes that share the store. It returns false for one that was used.
 * `now` is in epoch milliseconds.
 */
export function createUsedFlows({ run }: Pick<StudioStore, "run">, now: () => number) {
  return async ({ cookie, expires }: Pick<Flow, "cookie" | "expires">): Promise<boolean> => {
    await run(sql.clean, now());
    return (await run(sql.add, hashSecret(cookie), expires)) === 1;
  };
}
