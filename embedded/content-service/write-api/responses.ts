import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { Refusal } from "../store/refusal.ts";

/** One fault of a body. */
export interface Detail {
  /** Path such as `data.slices.0.primary.title`; "" for the whole body. */
  readonly property: string;
  readonly value: unknown;
  readonly error: string;
}

export function ok(body: unknown): JsonReply {
  return { status: 200, body };
}

export function created(body: unknown): JsonReply {
  return { status: 201, body };
}

/** The response to changes without a result. */
export const noContent: JsonReply = { status: 204, body: undefined };

/** Returns an error; clients of the Asset API read `error`, others `message`. */
export function errorResponse(status: 400 | 403 | 404 | 409 | 413 | 422, message: string): JsonReply {
  return { status, body: { message, error: message } };
}

export function invalid(details: readonly Detail[]): JsonReply {
  const message = details.map(({ property, error }) => (property === "" ? error : `${property}: ${error}`)).join("; ");
  return { status: 400, body: { message, error: message, details } };
}

const statuses = { "not-found": 404, conflict: 409, invalid: 400 } as const;

export function refusalResponse({ refused, message }: Refusal): JsonReply {
  return errorResponse(statuses[refused], message);
}

/** Returns the response to a change that was refused or made. */
export function okOrRefusal(refusal: Refusal | undefined | void, body: unknown): JsonReply {
  return refusal ? refusalResponse(refusal) : ok(body);
}
