import type { IncomingMessage, ServerResponse } from "node:http";
import { entityTag, hasAlready } from "../http/entity-tag.ts";
import { sendJson } from "../http/send-json.ts";

/** A catalog answer: may be kept for five minutes. */
export function sendCatalog({ headers: asked }: IncomingMessage, response: ServerResponse, body: unknown): void {
  const etag = entityTag(JSON.stringify(body));
  const headers = { etag, "cache-control": "public, max-age=300" };
  if (hasAlready(asked["if-none-match"], etag)) response.writeHead(304, headers).end();
  else sendJson(response, { status: 200, body, headers });
}
