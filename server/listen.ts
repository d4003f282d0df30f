import { once } from "node:events";
import type { Server } from "node:http";
import { StartError } from "./start-error.ts";

/** Resolves to the port that is listened on. Throws `StartError` when it can't be had. */
export async function listen(server: Server, port: number): Promise<number> {
  const listening = once(server, "listening");
  server.listen(port);
  try {
    await listening;
  } catch (cause) {
    throw new StartError(refusal(port, cause), { cause });
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function refusal(port: number, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  return code === "EADDRINUSE"
    ? `Port ${port} is already in use: stop what listens there, or choose another port, e.g. PORT=${port + 1}.`
    : `Port ${port} can't be listened on (${code}): choose another port, e.g. PORT=3000.`;
}
