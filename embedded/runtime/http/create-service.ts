import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createCallLog } from "./call-log.ts";
import { notModified } from "./entity-tag.ts";
import { type JsonReply, jsonResponse } from "./json-response.ts";
import { knownHost } from "./known-host.ts";
import { refuseConnection, refuseExpectation } from "./refuse-connection.ts";

/** The parts in which one service differs from another. */
export interface Service {
  /** Adds the routes besides `GET /health` and the call log. */
  readonly routes: (app: Hono) => void;
  /** Returns the path that routes match. Defaults to the request's own. */
  readonly getPath?: (request: Request) => string;
  /** The response to an address that is not a URL. */
  readonly invalidAddress: JsonReply;
  /** Names in the Host header that requests may have, besides those of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Returns what `GET /health` says besides `ok`. A problem of others makes the service no less healthy. */
  readonly health?: (() => object) | undefined;
  /** Returns the response for what a route throws; not called when the client has left, for then that is why. */
  readonly failed: (cause: unknown) => JsonReply;
}

/** Bytes of request line and headers: a query may name hundreds of documents. */
const maxHeaderSize = 64 * 1024;

/** Creates a service that is not listening yet. */
export function createService({ invalidAddress, ...service }: Service): Server {
  const listener = getRequestListener(createApp(service).fetch, { errorHandler: () => jsonResponse(invalidAddress) });
  return createServer({ maxHeaderSize, requireHostHeader: false }, listener)
    .on("clientError", refuseConnection)
    .on("checkExpectation", refuseExpectation);
}

/** The response to a request for another host, which another site may have sent. */
const misdirected: JsonReply = { status: 421, body: { message: "This host is not served here: see EMBEDDED_HOSTS." } };

function createApp({ routes, getPath, failed, hosts = [], health }: Omit<Service, "invalidAddress">): Hono {
  const app = new Hono(getPath && { getPath });
  const isKnown = knownHost(hosts);
  app.use(async ({ req }, next) => (isKnown(new URL(req.url).hostname) ? next() : jsonResponse(misdirected)));
  const calls = createCallLog();
  app.get("/health", () => jsonResponse({ status: 200, body: { ok: true, ...health?.() } }));
  app.use(async ({ req }, next) => {
    const reply = calls(req.method, new URL(req.url));
    return reply ? jsonResponse(reply) : next();
  }, notModified);
  routes(app);
  app.onError((cause, { req }) => (req.raw.signal.aborted ? new Response() : jsonResponse(failed(cause))));
  return app;
}
