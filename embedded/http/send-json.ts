import type { ServerResponse } from "node:http";

export interface JsonReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes a JSON answer to a Node response. Nobody may keep it unless its headers say so. */
export function sendJson(response: ServerResponse, { status, body, headers }: JsonReply): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
      ...headers,
    })
    .end(text);
}
