import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as SocketServer } from "node:net";
import { StartProblem } from "../start-problem.ts";

export interface Listening {
  /** The name in messages: `content service`. */
  readonly service: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The environment variable that sets the port. */
  readonly variable: string;
}

/** Listens on both loopback addresses, as `localhost` means either, and on no other. Returns the port. */
export async function listen(server: Server, { service, port, variable }: Listening): Promise<number> {
  try {
    const actual = await bind(server, port, "127.0.0.1");
    const twin = createServer((socket) => server.emit("connection", socket));
    await bind(twin, actual, "::1").catch(ignoreMissingIpv6);
    server.on("close", () => twin.close());
    return actual;
  } catch (cause) {
    if (toErrorCode(cause) !== "EADDRINUSE") throw cause;
    const problem = `Port ${port}, which the ${service} wants, is in use: stop what listens there or set ${variable} to another port.`;
    throw new StartProblem(problem, { cause });
  }
}

/** Milliseconds that responses may take that are being sent when a server closes. */
const grace = 1000;

/** Accepts no more requests and waits for the responses that are under way, at most a second. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), grace).unref();
  });
}

function bind(server: SocketServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve(toPort(server.address(), port));
    });
  });
}

function toPort(address: AddressInfo | string | null, fallback: number): number {
  return typeof address === "object" && address !== null ? address.port : fallback;
}

function ignoreMissingIpv6(cause: unknown): void {
  if (!["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes(toErrorCode(cause))) throw cause;
}

function toErrorCode(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}
