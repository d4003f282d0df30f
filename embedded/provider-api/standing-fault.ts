import { jsonResponse } from "@tessera/runtime/http/json-response.ts";
import type { Handler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { invalid, wrongMethod } from "./failure.ts";
import { faultNames } from "./fault.ts";

/** Ten minutes: an outage ends by itself, also when the test that began it has died. */
const maxMs = 600_000;

const order = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fault: v.picklist(faultNames),
    forMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxMs)),
  }),
);

/** One fault for every response, for a while: an outage. */
export interface StandingFault {
  /** Returns its name while it lasts. */
  readonly current: () => string | undefined;
  /** Sets it by `PUT {fault, forMs}`, ends it by `DELETE`. Throws `Failure`. */
  readonly control: Handler;
}

/** `now` returns milliseconds of a clock that never goes back. */
export function createStandingFault(now: () => number): StandingFault {
  let standing: { readonly fault: string; readonly endsAt: number } | undefined;
  return {
    current: () => (standing !== undefined && now() < standing.endsAt ? standing.fault : undefined),
    control: async ({ req }) => {
      if (req.method !== "PUT" && req.method !== "DELETE") throw wrongMethod("PUT and DELETE");
      standing = req.method === "PUT" ? parseOrder(await req.text(), now()) : undefined;
      return jsonResponse({ status: 200, body: standing ?? null });
    },
  };
}

export const orderLimit = bodyLimit({ maxSize: 1000, onError: () => Promise.reject(invalidOrder()) });

function parseOrder(text: string, now: number) {
  const result = v.safeParse(order, text);
  if (!result.success) throw invalidOrder();
  const { fault, forMs } = result.output;
  return { fault, endsAt: now + forMs };
}

function invalidOrder() {
  return invalid("body", `{"fault", "forMs"}: one of ${faultNames.join(", ")}, 1 to ${maxMs}`);
}
