import type { IncomingHttpHeaders } from "node:http";
import type { JsonReply } from "../../http/send-json.ts";

/** One call that the service answers. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/migration/documents/:id`; a segment that begins with a colon takes any text, decoded into `Call.segments`. */
  readonly path: string;
  readonly answer: (call: Call) => Promise<JsonReply>;
}

export interface Call {
  /** What the client called, host and all. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** By the name after the colon. */
  readonly segments: ReadonlyMap<string, string>;
  /** Reads all that was sent; rejects with a `BodyTooLarge` when it is more than `limit` bytes. */
  readonly body: (limit: number) => Promise<Uint8Array>;
}
