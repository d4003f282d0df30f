import { entityTag, hasAlready } from "@tessera/runtime/http/entity-tag.ts";
import type { Picture } from "./render-picture.ts";

/** An answer to be sent as it is. */
export interface MediaResponse {
  readonly status: 200 | 304 | 400 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** What a client says about the answers it takes; the names Node gives to headers. */
export interface MediaRequestHeaders {
  readonly accept?: string | undefined;
  readonly "if-none-match"?: string | undefined;
}

export const forever = "public, max-age=31536000, immutable";

/** The picture, or that the client has it already. */
export function pictureResponse(
  { body, type }: Picture,
  { "if-none-match": ifNoneMatch }: MediaRequestHeaders,
): MediaResponse {
  const etag = entityTag(body);
  const headers = { etag, "cache-control": forever, vary: "Accept", "x-content-type-options": "nosniff" };
  if (hasAlready(ifNoneMatch, etag)) return { status: 304, headers, body: "" };
  return { status: 200, headers: { ...headers, "content-type": type, "content-length": `${body.length}` }, body };
}

export function mediaProblem(status: 400 | 404, message: string): MediaResponse {
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
    body: JSON.stringify({ message }),
  };
}
