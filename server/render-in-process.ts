import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";

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
}

/**
 * Renders a path through a request listener without a connection and returns its HTML.
 * Throws for a status other than 200, and after ten seconds.
 */
export function renderInProcess(listener: RequestListener, host: string, path: string): Promise<string> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, headers: { host } });
  request.push(null);
  const response = new MemoryResponse(request);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${path} was not rendered in time.`)), timeoutMs);
    response.once("finish", () => {
      clearTimeout(timer);
      if (response.statusCode === 200) resolve(response.body);
      else reject(new Error(`${path} was rendered with status ${response.statusCode}.`));
    });
    listener(request, response);
  });
}
