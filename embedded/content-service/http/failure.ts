import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { TooCostly } from "../present/linked-data.ts";
import { StoreError } from "../store/store-error.ts";
import { parameterError } from "./responses.ts";

/** Seconds after which clients retry when the store is busy or closing. */
const busySeconds = 1;

/** Returns the response for a thrown error; logs faults of the service. */
export function failure(cause: unknown): JsonReply {
  if (cause instanceof TooCostly) return parameterError("query", cause.message);
  if (cause instanceof StoreError && ["busy", "closed"].includes(cause.kind)) return busy(cause.message);
  console.error("content service:", cause);
  const message = "The content service failed; its log says why.";
  return { status: 500, body: { type: "api_internal_error", message, error: message } };
}

function busy(message: string): JsonReply {
  return {
    status: 503,
    body: { type: "api_busy_error", message, error: message },
    headers: { "retry-after": `${busySeconds}` },
  };
}
