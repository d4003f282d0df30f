import { isKnownToken } from "@tessera/runtime/is-known-token.ts";
import type { MiddlewareHandler } from "hono";
import { Failure } from "./failure.ts";

/**
 * Middleware that refuses requests without one of the keys, in constant time. A key is sent as
 * `Authorization: Bearer <key>` or `Headout-Auth: <key>`. Preflights are accepted without a key.
 */
export function demandKey(keys: readonly string[]): MiddlewareHandler {
  return async ({ req }, next) => {
    const bearer = /^Bearer (\S+)$/i.exec(req.header("authorization") ?? "")?.[1];
    const sent = bearer ?? req.header("headout-auth") ?? "";
    if (req.method !== "OPTIONS" && !isKnownToken(sent, keys))
      throw new Failure(401, "E_UNAUTHORIZED", "The request has no key of this service.");
    await next();
  };
}
