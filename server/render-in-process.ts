import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  ServerResponse,
} from "node:http";
import { Socket } from "node:net";
import { guardRendering, reportError } from "./handled-request.ts";

const timeoutMs = 10_000;

/** A response that collects its body in memory. */
class MemoryResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  get body(): string {
    return Buffer.concat(this.#chunks).toString("utf8");
  }

  override write(chunk: unknown): boolean {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    return true;
  }

  override end(chunk?: unknown): this {
    if (chunk !== undefined) this.write(chunk);
    this.emit("finish");
    this.emit("close");
    return this;
  }

  /** Ends a response of which a part is missing. */
  override destroy(): this {
    this.emit("close");
    return this;
  }
}

interface InProcessRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** A whole response. */
export interface InProcessResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a GET through a request listener without a connection. Throws what the listener throws, and without a whole
 * response in ten seconds.
 */
export function requestInProcess(
  listener: RequestListener,
  { path, headers }: InProcessRequest,
): Promise<InProcessResponse> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, headers });
  request.push(null);
  const response = new MemoryResponse(request);
  let timer: NodeJS.Timeout | undefined;
  return new Promise<InProcessResponse>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${path} was not rendered in time.`)), timeoutMs);
    response.once("finish", () =>
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: response.body }),
    );
    response.once("close", () => reject(new Error(`${path} was rendered in part only.`)));
    const fail = (error: unknown) => {
      reportError(error);
      reject(error);
    };
    guardRendering({ fail }, () => listener(request, response));
  }).finally(() => clearTimeout(timer));
}

/**
 * Renders a path through a request listener without a connection and returns its HTML.
 * Throws for a status other than 200, and after ten seconds.
 */
export async function renderInProcess(listener: RequestListener, host: string, path: string): Promise<string> {
  const { status, body } = await requestInProcess(listener, { path, headers: { host } });
  if (status === 200) return body;
  throw new Error(`${path} was rendered with status ${status}.`);
}
