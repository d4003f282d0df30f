import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { oneAtATime } from "./one-at-a-time.ts";
import { PageResponse } from "./page-response.ts";
import type { SiteListener } from "./site-listener.ts";
import { StartError } from "./terminal.ts";

export interface ConnectionLimits {
  readonly maxConnections: number;
  /** Milliseconds until a connection on which no byte moves is closed. 0 is unlimited. */
  readonly stallTimeout: number;
}

const reportSchema = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/** Returns the limits of a site: at most 4000 connections, and a quarter of the file descriptors for all else. */
export function connectionLimits(report: unknown): ConnectionLimits {
  const { success, output } = v.safeParse(reportSchema, report);
  const descriptors = success ? output.userLimits.open_files.soft : Number.POSITIVE_INFINITY;
  return { maxConnections: Math.min(4000, Math.floor(descriptors * 0.75)), stallTimeout: 30_000 };
}

/** A browser holds the sockets of a development server, and a first compilation takes long. */
export const developmentLimits: ConnectionLimits = { maxConnections: 4000, stallTimeout: 0 };

/** Milliseconds. A client that trickles its request is cut off; keep-alive connections outlive a balancer's minute. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** No browser pipelines. Whoever sends more requests ahead of the responses is disconnected. */
const maxWaiting = 32;

/** Creates an HTTP server that rejects malformed requests by itself (400, 431) and hands the others to `listener`. */
export function createSiteServer(listener: SiteListener, limits: ConnectionLimits): Server {
  const server = createServer({ ...timeouts, ServerResponse: PageResponse }, oneAtATime(listener, maxWaiting));
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.stallTimeout;
  return server;
}

/** Resolves to the port that the server listens on. Throws `StartError` when the port is not available. */
export async function listen(server: Server, port: number): Promise<number> {
  const listening = once(server, "listening");
  server.listen(port);
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
    : `Port ${port} can't be listened on (${code}): choose another port, e.g. PORT=3000.`;
}

/** Ends each connection with its next response, so that clients and balancers come back on a new one. */
export function endKeepAlive(server: Server): void {
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/** Accepts no new connection, waits `graceMs` for open requests, then closes all connections. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  // A keep-alive connection would hold the server open.
  server.keepAliveTimeout = 1;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await Promise.race([closed, setTimeout(graceMs, undefined, { ref: false })]);
  server.closeAllConnections();
}
