import { jsonResponse } from "@tessera/runtime/http/json-response.ts";
import type { Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Endpoint } from "./endpoint.ts";
import { notFound, preflight, tooLarge, wrongMethod } from "./responses.ts";

const defaultMaxBody = 5_000_000;

/**
 * Returns the path that routes match. Clients add slashes: repeated ones count as one, and a last one is ignored.
 * A path that cannot be decoded matches no route.
 */
export function routedPath({ url }: Request): string {
  const path = new URL(url).pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return canDecode(path) ? path : "//";
}

/** Adds endpoints to an app whose `getPath` is `routedPath`, and responds to their other methods and to other paths. */
export function addEndpoints(app: Hono, endpoints: readonly Endpoint[]): void {
  app.use(methodNotAllowed({ app, onMethodNotAllowed: ({ req }, methods) => otherMethod(req.method, methods) }));
  for (const { method, path, guard = passOn, maxBody = defaultMaxBody, handle } of endpoints) {
    app.on(method, path, guard, limitBody(maxBody), async ({ req }) => jsonResponse(await handle(req)));
  }
  app.notFound(({ req }) => jsonResponse(notFound(new URL(req.url).pathname)));
}

const passOn: MiddlewareHandler = async (_, next) => next();

function limitBody(maxSize: number): MiddlewareHandler {
  const message = `The body is larger than the ${maxSize} bytes that are allowed here: send less at once.`;
  return bodyLimit({ maxSize, onError: () => jsonResponse(tooLarge(message)) });
}

/** HEAD is part of GET. */
function otherMethod(method: string, methods: readonly string[]): Response {
  const allowed = methods.filter((one) => one !== "HEAD");
  return jsonResponse(method === "OPTIONS" ? preflight(allowed) : wrongMethod(method, allowed));
}

function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
