import type { JsonReply } from "../../http/send-json.ts";
import type { Refusal } from "../store/refusal.ts";

export function ok(body: unknown): JsonReply {
  return { status: 200, body };
}

export function created(body: unknown): JsonReply {
  return { status: 201, body };
}

/** One thing that is wrong in a body. */
export interface Detail {
  /** `scheduledAt`; "" for the body as a whole. */
  readonly property: string;
  readonly error: string;
}

export function invalid(details: readonly Detail[]): JsonReply {
  return { status: 400, body: { message: "The body is not what is expected here: see details.", details } };
}

const statuses: Readonly<Record<Refusal["refused"], number>> = { "not-found": 404, conflict: 409, invalid: 400 };

export function refusalReply({ refused, message }: Refusal): JsonReply {
  return { status: statuses[refused], body: { message } };
}

/** The answer to a change that a store refused or has made. */
export function done(refusal: Refusal | undefined | void, body: unknown): JsonReply {
  return refusal ? refusalReply(refusal) : ok(body);
}
