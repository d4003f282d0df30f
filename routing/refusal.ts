/** Reason for a response without a page → HTTP status. A malformed request is 400, an unknown name 404. */
const statuses = {
  "host-malformed": 400,
  "host-unknown": 404,
  "path-too-long": 400,
  "path-malformed": 400,
  "path-unknown": 404,
  "parameter-repeated": 400,
  "parameter-invalid": 404,
  "method-unknown": 405,
  /** An upstream is down, and no earlier version of the page is cached. */
  "page-unavailable": 503,
} as const;

export type RefusalReason = keyof typeof statuses;

export interface Refused {
  readonly kind: "refused";
  readonly status: 400 | 404 | 405 | 503;
  readonly reason: RefusalReason;
  /** The methods that the path has, of a request with another. */
  readonly allow?: readonly string[];
}

export function refuse(reason: RefusalReason): Refused {
  return { kind: "refused", status: statuses[reason], reason };
}

export function refuseMethod(allow: readonly string[]): Refused {
  return { ...refuse("method-unknown"), allow };
}
