import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { ConnectionLimits } from "./connection-limits.ts";
import { guardRequests } from "./handled-request.ts";
import { handleOneAtATime } from "./handle-one-at-a-time.ts";
import { PageResponse } from "./page-response.ts";
import { limitBodyTime } from "./security/body-time.ts";
import { hasTooLargeBody } from "./security/body-size.ts";
import { refuseConnection } from "./security/refuse-connection.ts";
import { withTarget } from "./security/request-target.ts";
import type { SiteListener } from "./site-listener.ts";
import { StartError } from "./terminal.ts";

/**
 * Milliseconds. A client that trickles its headers is cut off; keep-alive connections outlive a balancer's minute. Node has one
 * limit for whole requests, which is for the largest file of an editor. Other bodies have `bodyTimeout`.
 */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Browsers send one request after another. A client that sends more requests ahead of the responses is disconnected.
 */
const maxWaiting = 32;

/** As Node's own for a request that takes too long. */
class LateBodyError extends Error {
  readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

/**
 * Creates an HTTP server that refuses malformed requests by itself (400, 408, 431) and hands the others to `listener`.
 * A failure there costs only its request.
 */
export function createSiteServer(listener: SiteListener, limits: ConnectionLimits): Server {
  const handle = handleOneAtATime(guardRequests(withTarget(listener)), maxWaiting);
  const server = createServer({ ...timeouts, ServerResponse: PageResponse }, (request, response) => {
    limitBodyTime(request, limits.bodyTimeout ?? 20_000, () =>
      server.emit("clientError", new LateBodyError(), request.socket),
    );
    handle(request, response);
  });
  server.on("clientError", refuseConnection);
  server.on("checkContinue", (request: IncomingMessage, response: PageResponse<IncomingMessage>) => {
    // Whether the body still comes is not known, so what follows can't be read as a request.
    if (hasTooLargeBody(request)) response.shouldKeepAlive = false;
    else response.writeContinue();
    server.emit("request", request, response);
  });
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.stallTimeout;
  return server;
}

/**
 * Resolves to the port that the server listens on, at one address of the machine or at all. Throws `StartError` when the
 * port is not available.
 */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  const listening = once(server, "listening");
  server.listen(port, host);
  try {
    await listening;
  } catch (cause) {
    throw new StartError(portMessage(port, cause), { cause });
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function portMessage(port: number, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  return code === "EADDRINUSE"
    ? `Port ${port} is already in use: stop what listens there, or choose another port, e.g. PORT=${port + 1}.`
    : `Port ${port} can't be listened on (${code}): choose another port, e.g. PORT=3000, or another address as HOST.`;
}

/** Ends each connection with its next response, so that clients and balancers come back on a new one. */
export function endKeepAlive(server: Server): void {
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/** Milliseconds that a server which closes waits. */
export interface ClosingLimits {
  /** For clients to send another request on an idle connection: its response ends the connection. */
  readonly idleMs: number;
  /** For open requests. The connections that are open afterwards are cut. */
  readonly openMs: number;
}

/**
 * Accepts no new connection and closes all there are, without a reset for a client that is sending. An idle connection is
 * closed after `idleMs`. Node's own `server.close` closes it at once, while a request may be on its way.
 */
export async function closeServer(server: Server, { idleMs, openMs }: ClosingLimits): Promise<void> {
  endKeepAlive(server);
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, setTimeout(idleMs, undefined, { ref: false })]);
  server.keepAliveTimeout = 1;
  server.closeIdleConnections();
  await Promise.race([closed, setTimeout(openMs, undefined, { ref: false })]);
  server.closeAllConnections();
}
