import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { timestamp } from "../present/timestamp.ts";
import { type EditConflict, isRefusal, type Refusal, type RefusalCode } from "../store/refusal.ts";

/** One fault of a body. */
export interface Detail {
  /** Path such as `data.slices.0.primary.title`; "" for the whole body. */
  readonly property: string;
  readonly value: unknown;
  readonly error: string;
  /** The correction. */
  readonly hint?: string;
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
  return { status: 400, body: { code: "invalid", message, error: message, details } };
}

const statuses: Readonly<Record<RefusalCode, number>> = {
  "not-found": 404,
  exists: 409,
  "in-use": 409,
  "uid-taken": 409,
  "address-taken": 409,
  "language-taken": 409,
  single: 409,
  "other-kind": 409,
  "lost-address": 409,
  shipped: 409,
  "no-webhook": 409,
  "unknown-language": 400,
  "redirect-circle": 400,
  "unreachable-address": 400,
  invalid: 400,
  stale: 412,
  unstated: 428,
};

/** Returns the response to a refused change, with its code. A stale one lists what others changed. */
export function refusalResponse({ refused, message: reason, property, conflicts, ...more }: Refusal): JsonReply {
  const message = property === undefined ? reason : `${property}: ${reason}`;
  const details = { ...more, conflicts: conflicts?.map(presentConflict) };
  return { status: statuses[refused], body: { code: refused, message, error: message, ...details } };
}

function presentConflict({ current, ...conflict }: EditConflict): unknown {
  return { ...conflict, current: current ? { ...current, at: timestamp(current.at) } : null };
}

/** Returns the response to a change that was refused or made. */
export function okOrRefusal(result: object | undefined | void, body: unknown): JsonReply {
  return isRefusal(result) ? refusalResponse(result) : ok(body);
}
