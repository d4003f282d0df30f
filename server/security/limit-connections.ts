import type { Server } from "node:http";
import type { Socket } from "node:net";
import { ClientTally } from "./client-tally.ts";
import type { Clients } from "./clients.ts";

/** Closes a connection at once of a client that has `most` already. Proxies have as many as the server. */
export function limitConnections(server: Server, most: number, clients: Clients): void {
  const open = new ClientTally();
  server.prependListener("connection", (socket: Socket) => {
    const client = clients.findNetwork(socket.remoteAddress ?? "");
    if (client === undefined) return;
    if (open.count(client) >= most) {
      socket.destroy();
      return;
    }
    open.add(client, 1);
    socket.once("close", () => open.add(client, -1));
  });
}
