import type { IncomingMessage, ServerResponse } from "node:http";
import { OverloadError } from "../pages/bulkhead.ts";
import { encodingFor } from "../pages/content-encoding.ts";
import { matchesEtag } from "../pages/matches-etag.ts";
import { sendRefusal, sendUnavailable } from "../pages/send-refusal.ts";
import { PictureError } from "./fetch-picture.ts";
import type { FoundPicture } from "./picture-cache.ts";

/** Prevents scripts of an SVG from running where it is opened as a page. Its styles apply. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Rules for browsers and shared caches with a picture that its service could not send again. */
const staleControl = "public, max-age=5";

/** Sends a picture, or 304 when the client has it. Ranges are ignored: pictures are small, and arrive whole. */
export function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { picture, stale }: FoundPicture,
): void {
  if (response.headersSent || response.destroyed) return;
  const { bytes, type, etag, control } = picture;
  const headers = {
    "cache-control": stale ? staleControl : control,
    etag,
    vary: bytes.br === undefined ? "Accept" : "Accept, Accept-Encoding",
    "accept-ranges": "none",
  };
  const condition = request.headers["if-none-match"];
  if (condition !== undefined && matchesEtag(condition, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const encoded = bytes[encoding];
  const sent = encoded ?? bytes.identity;
  response.writeHead(200, {
    ...headers,
    "content-type": type,
    "content-security-policy": sandbox,
    "content-length": sent.length,
    ...(encoded !== undefined && encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Sends why a picture is missing. No cache stores it. */
export function sendNoPicture(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const status = error instanceof PictureError ? error.status : 502;
  if (error instanceof OverloadError) sendUnavailable(response, "overload");
  else if (status === 404) sendRefusal(response, "path-unknown");
  else {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "5" };
    response.writeHead(status, headers).end("The picture can't be read now.\n");
  }
}

/** Sends 429 to a client that requests too many pictures that nobody has seen. */
export function sendTooMany(response: ServerResponse, seconds: number): void {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(seconds),
  };
  response.writeHead(429, headers).end("Too many pictures. Please try again in a moment.\n");
}
