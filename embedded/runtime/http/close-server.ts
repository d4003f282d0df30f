import type { Server } from "node:http";

/** How long answers may take that are being sent, milliseconds. */
const grace = 1000;

/** Takes no more requests and waits for the answers that are under way, but not longer than a second. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}
