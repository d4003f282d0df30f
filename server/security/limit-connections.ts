import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Clients } from "./clients.ts";

/** Closes a connection at once of a client that has `most` already. Proxies have as many as the server. */
export function limitConnections(server: Server, most: number, clients: Clients): void {
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const client = clients.networkOf(socket.remoteAddress ?? "");
    if (client === undefined) return;
    const count = open.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once("close", () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
