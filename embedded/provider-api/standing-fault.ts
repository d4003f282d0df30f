import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import { readBody } from "@tessera/runtime/http/read-body.ts";
import type { JsonReply } from "@tessera/runtime/http/send-json.ts";
import { invalid, wrongMethod } from "./failure.ts";
import { faultNames } from "./fault.ts";

/** Ten minutes: an outage ends by itself, also when the test that asked for it has died. */
const longestMs = 600_000;

const wanted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    fault: v.picklist(faultNames),
    forMs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestMs)),
  }),
);

/** One fault for every answer, for a while: an outage. */
export interface StandingFault {
  /** Its name while it lasts. */
  readonly current: () => string | undefined;
  /** Sets it by `PUT {fault, forMs}`, ends it by `DELETE`. Throws `Failure`. */
  readonly control: (request: IncomingMessage) => Promise<JsonReply>;
}

/** `now` gives epoch milliseconds. */
export function createStandingFault(now: () => number): StandingFault {
  let standing: { readonly fault: string; readonly endsAt: number } | undefined;
  return {
    current: () => (standing !== undefined && now() < standing.endsAt ? standing.fault : undefined),
    control: async (request) => {
      if (request.method !== "PUT" && request.method !== "DELETE") throw wrongMethod("PUT and DELETE");
      standing = request.method === "PUT" ? await ordered(request, now) : undefined;
      return { status: 200, body: standing ?? null };
    },
  };
}

async function ordered(request: IncomingMessage, now: () => number) {
  const body = await readBody(request, 1000).then(
    (bytes) => Buffer.from(bytes).toString(),
    () => "",
  );
  const order = v.safeParse(wanted, body);
  if (!order.success) throw invalid("body", `{"fault", "forMs"}: one of ${faultNames.join(", ")}, 1 to ${longestMs}`);
  const { fault, forMs } = order.output;
  return { fault, endsAt: now() + forMs };
}
