import type { IncomingMessage, ServerResponse } from "node:http";
import type { StudioReply } from "./route.ts";

/** Headers of all responses of the studio. No cache stores them, and nothing frames them. */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** Sends a reply of the API. A request whose body was not read ends its connection. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, type, headers }: StudioReply,
): void {
  if (response.destroyed || response.headersSent) return;
  const text = type === undefined ? JSON.stringify(body) : String(body);
  const content = type ?? "application/json; charset=utf-8";
  if (!request.complete) response.setHeader("Connection", "close");
  response.writeHead(status, {
    ...privateHeaders,
    ...headers,
    "Content-Type": content,
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(request.method === "HEAD" ? undefined : text);
  request.resume();
}
