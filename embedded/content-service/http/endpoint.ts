import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import type { HonoRequest, MiddlewareHandler } from "hono";

/** Returns the response to a request. */
export type Handle = (request: HonoRequest) => Promise<JsonReply>;

/** One operation of the service. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A path such as `/migration/documents/:id`. */
  readonly path: string;
  /** Middleware that runs before the body is read. */
  readonly guard?: MiddlewareHandler;
  /** Most bytes of the body. Default 5,000,000. */
  readonly maxBody?: number;
  readonly handle: Handle;
}
