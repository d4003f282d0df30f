import { createServer, type Server } from "node:http";
import { PageResponse } from "./page-response.ts";
import type { SiteListener } from "./site-listener.ts";

/** Milliseconds. A client that trickles its request is cut off; kept-alive connections outlive a balancer's minute. */
const limits = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** An HTTP server that answers malformed requests by itself (400, 431) and hands the rest on. */
export function createSiteServer(listener: SiteListener): Server {
  return createServer({ ...limits, ServerResponse: PageResponse }, listener);
}
