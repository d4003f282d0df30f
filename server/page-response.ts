import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { publicStatus } from "./public-status.ts";

type Written = (error: Error | null | undefined) => void;
type Ended = () => void;
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The last word on status, headers and error pages before they leave. Next draws the page of a 404 and of a failure in
 * the browser only; both have to be readable without script, so something whole is put in their place.
 */
export class PageResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  /** Gives the HTML to send instead of Next's own, for the status 404 or 503. Undefined for what is no page. */
  errorPage: ((status: number) => Promise<string>) | undefined;

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    this.statusCode = status;
    if (this.#isReplaced()) return this;
    if (!this.headersSent) this.#correctHeaders();
    const sent = publicStatus(this.req.method, status);
    return typeof message === "string" ? super.writeHead(sent, message, headers) : super.writeHead(sent, message);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Written, written?: Written): boolean {
    if (this.#isReplaced()) return true;
    return typeof encoding === "string" ? super.write(chunk, encoding, written) : super.write(chunk, encoding);
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Ended, ended?: Ended): this {
    const { errorPage } = this;
    if (errorPage === undefined || !this.#isReplaced()) return this.#finish(chunk, encoding, ended);
    this.errorPage = undefined;
    if (this.statusCode === 500) this.#toUnavailable();
    for (const name of ["etag", "content-length", "content-encoding", "x-nextjs-cache"]) this.removeHeader(name);
    this.setHeader("cache-control", "no-cache");
    errorPage(this.statusCode).then(
      (page) => super.end(page),
      () => this.#finish(chunk, encoding, ended),
    );
    return this;
  }

  #finish(chunk: unknown, encoding: BufferEncoding | Ended | undefined, ended: Ended | undefined): this {
    if (chunk === undefined) return super.end(ended);
    return typeof encoding === "string" ? super.end(chunk, encoding, ended) : super.end(chunk, encoding);
  }

  /** A page that is not found or failed, and of which nothing has left yet. */
  #isReplaced(): boolean {
    const html = String(this.getHeader("content-type")).startsWith("text/html");
    const bad = this.statusCode === 404 || this.statusCode === 500;
    return this.errorPage !== undefined && !this.headersSent && bad && html;
  }

  /** Search engines and clients come back later instead of forgetting the page. */
  #toUnavailable(): void {
    this.statusCode = 503;
    this.setHeader("retry-after", "30");
  }

  #correctHeaders(): void {
    // Names the internal path of the page, which is nobody's business.
    this.removeHeader("x-middleware-rewrite");
    // Next sends a page's redirect twice at its first visit, which clients read as one address with a comma.
    const location = this.getHeader("location");
    if (Array.isArray(location) && location[0] !== undefined) this.setHeader("location", location[0]);
    // The currency is read from a cookie: a shared cache must not give one traveller's prices to all.
    if (String(this.getHeader("cache-control")).includes("s-maxage")) this.appendHeader("vary", "Cookie");
  }
}
