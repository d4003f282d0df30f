import type { IncomingMessage } from "node:http";

/** Size of the largest message in bytes, that of the webhook. Routes have lower limits. */
export const maxBodyBytes = 1_000_000;

/** Whether a request announces more than any route reads. */
export function hasTooLargeBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return Number(headers["content-length"] ?? 0) > maxBodyBytes;
}
