import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Fetched {
  readonly status: number;
  readonly location: string;
  readonly body: string;
  /** As they were sent, compressed. */
  readonly bytes: number;
}

/** Returns a function that requests a path of a host from the site at a port, on at most four connections. */
export function createFetch(port: number): (host: string, path: string) => Promise<Fetched> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return (host, path) =>
    new Promise((resolve, reject) => {
      const options = { port, agent, path, setHost: false, headers: { host, "accept-encoding": "br" } };
      const sent = request(options, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((bytes) => {
          const body = textOf(bytes, headers["content-encoding"]);
          resolve({ status, location: headers.location ?? "", body, bytes: bytes.length });
        }, reject);
      });
      sent.once("error", reject).end();
    });
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
