import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "../send-json.ts";
import type { Failure } from "./failure.ts";

/** A catalog answer: may be kept for five minutes. The ETag is of its text, so that the same body has the same one. */
export function answerCatalog(request: IncomingMessage, response: ServerResponse, body: unknown): void {
  const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url")}"`;
  const headers = { etag, "cache-control": "public, max-age=300" };
  if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
  else sendJson(response, { status: 200, body, headers });
}

/** Nobody may keep it. */
export function answerFailure(
  response: ServerResponse,
  { status, envelope }: Failure,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(response, { status, body: envelope, headers });
}
