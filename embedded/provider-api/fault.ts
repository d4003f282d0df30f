import { setTimeout as wait } from "node:timers/promises";
import { type JsonReply, jsonResponse } from "@tessera/runtime/http/json-response.ts";
import { Failure, invalid } from "./failure.ts";

/** Returns a wrong response; undefined when the true one follows. */
type Fault = (slowMs: number) => Response | Promise<Response | undefined>;

const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["500", () => fail(new Failure(500, "E_ERROR_PROCESSING_REQUEST", "A fault was asked for."))],
  ["429", () => fail(new Failure(429, "E_TOO_MANY_REQUESTS", "A fault was asked for."), { "retry-after": "1" })],
  ["invalid-json", invalidJson],
  ["wrong-shape", () => jsonResponse({ status: 200, body: "Neither an object nor a list." })],
  ["hang", () => new Promise(() => {})],
  ["slow", (slowMs) => wait(slowMs, undefined)],
]);

export const faultNames: readonly string[] = [...faults.keys()];

/** Returns the response of the fault with this name, undefined when the true one follows. Throws a 400 for an unknown name. */
export async function faultResponse(name: string, slowMs: number): Promise<Response | undefined> {
  const fault = faults.get(name);
  if (fault === undefined) throw invalid("fault", `one of ${faultNames.join(", ")}`);
  return fault(slowMs);
}

function fail(failure: Failure, headers: NonNullable<JsonReply["headers"]> = {}): Response {
  return jsonResponse({ ...failure.reply, headers });
}

function invalidJson(): Response {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response('{"tourGroups": [', { headers });
}
