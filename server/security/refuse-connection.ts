import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { barePolicy, securityHeaders } from "./headers.ts";

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

const headers = Object.entries({
  Connection: "close",
  "Content-Length": "0",
  "Cache-Control": "no-store",
  "Content-Security-Policy": barePolicy,
  ...securityHeaders,
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");

/** Responds to what Node can't read as a request, as it would by itself but with security headers. Ends the connection. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = statuses.get(error.code) ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`);
}
