import type { ServerResponse } from "node:http";

/**
 * A reply: JSON, or with `text` whatever is not; `silence` never answers, `break-off` stops amid the body,
 * `no-end` goes on for ever.
 */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly fault?: "silence" | "break-off" | "no-end";
}

export function sendReply(response: ServerResponse, { status = 200, headers = {}, json, text, fault }: Reply): void {
  if (fault === "silence") return;
  if (fault === "no-end") return void response.writeHead(200).write("{");
  if (fault === "break-off") response.writeHead(200, { "Content-Length": "9" }).write("{", () => response.destroy());
  else response.writeHead(status, headers).end(text ?? JSON.stringify(json));
}
