import { Agent, type IncomingMessage, request, type RequestOptions } from "node:http";
import { setTimeout } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Fetched {
  readonly status: number;
  readonly location: string;
  readonly body: string;
  /** As they were sent, compressed. */
  readonly bytes: number;
}

/** Requests a path of a host. */
export type Fetch = (host: string, path: string) => Promise<Fetched>;

/** Returns a function that requests paths of hosts from the site at a port. It uses four connections at most. */
export function createFetch(port: number): Fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const fetchOnce = async (host: string, path: string): Promise<Fetched> => {
    const response = await respond({ port, agent, path, setHost: false, headers: { host, "accept-encoding": "br" } });
    const { statusCode: status = 0, headers } = response;
    const bytes = await buffer(response);
    return {
      status,
      location: headers.location ?? "",
      body: decodeBody(bytes, headers["content-encoding"]),
      bytes: bytes.length,
    };
  };
  const fetchPatiently = async (host: string, path: string, left = retries): Promise<Fetched> => {
    const fetched = await fetchOnce(host, path);
    if (fetched.status !== 503 || left === 0) return fetched;
    await setTimeout(pauseMs);
    return fetchPatiently(host, path, left - 1);
  };
  return async (host, path) => fetchPatiently(host, path);
}

/** A busy site responds with 503: each page is requested again, as search engines do. */
const retries = 6;
const pauseMs = 3_000;

function respond(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).once("error", reject).end();
  });
}

function decodeBody(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
