import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Accepts nothing more, lets what is in flight finish for `graceMs`, then cuts the rest. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  // A connection that is kept alive for a next request would hold the server open.
  server.keepAliveTimeout = 1;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await Promise.race([closed, setTimeout(graceMs, undefined, { ref: false })]);
  server.closeAllConnections();
}
