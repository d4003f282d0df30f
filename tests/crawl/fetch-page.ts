import { Agent, type IncomingMessage, request, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Fetched {
  readonly status: number;
  readonly location: string;
  readonly body: string;
  /** As they were sent, compressed. */
  readonly bytes: number;
}

/** Returns a function that requests paths of hosts from the site at a port. It uses four connections at most. */
export function createFetch(port: number): (host: string, path: string) => Promise<Fetched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return async (host, path) => {
    const response = await respond({ port, agent, path, setHost: false, headers: { host, "accept-encoding": "br" } });
    const { statusCode: status = 0, headers } = response;
    const bytes = await buffer(response);
    return {
      status,
      location: headers.location ?? "",
      body: textOf(bytes, headers["content-encoding"]),
      bytes: bytes.length,
    };
  };
}

function respond(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).once("error", reject).end();
  });
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
