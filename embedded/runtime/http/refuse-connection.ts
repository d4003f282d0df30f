import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Responds, in JSON too, to what can't be read as HTTP at all, and ends the connection. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  refuse(socket, statuses.get(error.code) ?? 400);
}

/** Responds to an `Expect` header that says anything but `100-continue` (RFC 9110 section 10.1.1). */
export function refuseExpectation({ socket }: IncomingMessage): void {
  refuse(socket, 417);
}

function refuse(socket: Duplex, status: number): void {
  const reason = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ type: "api_request_error", message: `The request can't be read: ${reason}.` });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "access-control-allow-origin: *",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);
