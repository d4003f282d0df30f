import type { Server } from "node:http";
import { listen } from "../http/listen.ts";

interface Started {
  readonly origin: string;
  readonly stop: () => void;
}

/** Lets a service listen, for tests. */
export async function startOnFreePort(server: Server): Promise<Started> {
  // Under load a test may use a connection long after its last request. One that the server is closing would be reset.
  server.keepAliveTimeout = 600_000;
  const port = await listen(server, { service: "service under test", port: 0, variable: "none" });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
