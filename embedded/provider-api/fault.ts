import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson } from "@tessera/runtime/http/send-json.ts";
import { Failure, invalid } from "./failure.ts";

/** Spoils an answer, and says whether the true one shall follow. */
type Fault = (response: ServerResponse, slowMs: number) => "go on" | "answered" | Promise<"go on">;

const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["500", (response) => fail(response, new Failure(500, "E_ERROR_PROCESSING_REQUEST", "A fault was asked for."))],
  [
    "429",
    (response) =>
      fail(response, new Failure(429, "E_TOO_MANY_REQUESTS", "A fault was asked for."), { "retry-after": "1" }),
  ],
  ["invalid-json", sendBrokenJson],
  ["wrong-shape", sendWrongShape],
  ["hang", () => "answered"],
  ["slow", (_response, slowMs) => wait(slowMs, "go on" as const)],
]);

export const faultNames: readonly string[] = [...faults.keys()];

/** Answers wrongly, as the fault of this name does. Throws a 400 for a fault nobody knows. */
export async function spoil(
  name: string | undefined,
  response: ServerResponse,
  slowMs: number,
): Promise<"go on" | "answered"> {
  if (name === undefined) return "go on";
  const fault = faults.get(name);
  if (fault === undefined) throw invalid("fault", `one of ${faultNames.join(", ")}`);
  return await fault(response, slowMs);
}

function fail(response: ServerResponse, failure: Failure, headers: Readonly<Record<string, string>> = {}): "answered" {
  sendJson(response, { ...failure.reply, headers });
  return "answered";
}

function sendBrokenJson(response: ServerResponse): "answered" {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end('{"tourGroups": [');
  return "answered";
}

/** What no call can take for its answer, whether it expects a record, a list or one thing. */
function sendWrongShape(response: ServerResponse): "answered" {
  sendJson(response, { status: 200, body: "Neither an object nor a list." });
  return "answered";
}
