import type { IncomingHttpHeaders } from "node:http";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";

/** One operation of the service. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * A path such as `/migration/documents/:id`; a segment with a colon matches any text, decoded into `Call.segments`.
   */
  readonly path: string;
  readonly handle: (call: Call) => Promise<JsonReply>;
}

export interface Call {
  /** The full URL of the request. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Decoded segments, by the name after the colon. */
  readonly segments: ReadonlyMap<string, string>;
  /** Reads the body; rejects with a `BodyTooLarge` above `limit` bytes. */
  readonly body: (limit: number) => Promise<Uint8Array>;
}
