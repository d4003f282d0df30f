import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from "node:http";
import { Socket } from "node:net";
import { bridge } from "./bridge.ts";
import type { Rendering } from "./rendering.ts";
import { nonceHeaders } from "./uncached-page.ts";

const defaultTimeoutMs = 10_000;

/** A response that collects its body in memory. */
class MemoryResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  #closed = false;

  constructor(request: IncomingMessage) {
    super(request);
    // Once it had a header, Node adds those of `writeHead` to it. Else they would go to a connection alone.
    this.setHeader("vary", "");
    this.removeHeader("vary");
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  override write(chunk: unknown): boolean {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    return true;
  }

  override end(chunk?: unknown): this {
    if (chunk !== undefined) this.write(chunk);
    if (!this.#closed) this.emit("finish");
    return this.destroy();
  }

  /** Ends a response of which a part may be missing. */
  override destroy(): this {
    const wasClosed = this.#closed;
    this.#closed = true;
    if (!wasClosed) this.emit("close");
    return this;
  }
}

interface InProcessRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Path of the route that Next renders; undefined for a path that is a route already. */
  readonly routePath?: string | undefined;
  /** Default is GET. */
  readonly method?: string | undefined;
  readonly body?: Uint8Array | undefined;
  /** For the page, which reads it from the rendering. */
  readonly input?: unknown;
  /** Aborted once nobody waits for the response. */
  readonly left?: AbortSignal;
  readonly timeoutMs?: number;
}

/** A whole response, and what the page said of itself. */
export interface InProcessResponse extends Pick<Rendering, "source" | "lifetime" | "lacksData" | "output"> {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request through a request listener without a connection. Throws what the listener throws, at once or in any later
 * callback, and without a whole response in time.
 */
export function requestInProcess(
  listener: RequestListener,
  { path, headers, routePath, method = "GET", body, input, left, timeoutMs = defaultTimeoutMs }: InProcessRequest,
): Promise<InProcessResponse> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url: path, headers: { ...headers, ...nonceHeaders() }, complete: true });
  if (body !== undefined && body.length > 0) request.push(body);
  request.push(null);
  const response = new MemoryResponse(request);
  left?.addEventListener("abort", () => response.destroy());
  let timer: NodeJS.Timeout | undefined;
  return new Promise<InProcessResponse>((resolve, reject) => {
    const rendering: Rendering = { routePath, fail: reject, input };
    timer = setTimeout(() => {
      reject(new Error(`${path} was not rendered in time.`));
      // Ends the response, so that its slot in a queue becomes free.
      response.destroy();
    }, timeoutMs);
    response.once("finish", () => resolve(toInProcessResponse(response, rendering)));
    response.once("close", () => reject(new Error(`${path} was rendered in part only.`)));
    bridge().renderings.run(rendering, () => listener(request, response));
  }).finally(() => clearTimeout(timer));
}

function toInProcessResponse(response: MemoryResponse, rendering: Rendering): InProcessResponse {
  const { routePath: _routePath, fail: _fail, input: _input, ...source } = rendering;
  return { ...source, status: response.statusCode, headers: response.getHeaders(), body: response.body };
}
