import type { ServerResponse } from "node:http";
import type { MediaResponse } from "./media-response.ts";

/** Writes a media answer to a Node response. */
export function sendMedia(response: ServerResponse, { status, headers, body }: MediaResponse): void {
  response.writeHead(status, headers).end(body);
}
