import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";
import { isInternalResponseHeader } from "../framework/next/internal-headers.ts";
import type { Timings } from "../telemetry/trace/timings.ts";
import { withQuery } from "../routing/with-query.ts";
import { SecureResponse } from "./security/secure-response.ts";

type Written = (error: Error | null | undefined) => void;
type Ended = () => void;
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A page that replaces Next's own. */
export interface ErrorPage {
  readonly html: string;
  /** Those that follow from its HTML. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers of Next's own page, where another one replaces it. */
const replaced = ["etag", "content-length", "content-encoding", "content-security-policy"];

/**
 * A response that corrects status, headers and error pages before they leave. Next renders the page of a 404 or a failure
 * in the browser only. Both must be readable without script, so a whole page replaces them.
 */
export class PageResponse<Request extends IncomingMessage> extends SecureResponse<Request> {
  /** Returns the page that replaces Next's own, for the status 404 or 503. Undefined unless the request is for a page. */
  errorPage: ((status: number) => Promise<ErrorPage>) | undefined;

  /** Whether a failed page stays Next's own, which shows developers what failed and reloads once it is corrected. */
  showsFailures = false;

  /** The durations of a page that no cache stores, for the developer tools of a browser. */
  timings: Timings | undefined;

  /** The query of the request. A redirect leads to its address with this query. */
  query = "";

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    // Only the cache of pages writes a list of headers, and these are as they should be.
    if (Array.isArray(message)) return super.writeHead(status, message);
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
    this.#replace(errorPage).catch(() => this.#finish(chunk, encoding, ended));
    return this;
  }

  async #replace(errorPage: (status: number) => Promise<ErrorPage>): Promise<void> {
    for (const name of replaced) this.removeHeader(name);
    if (this.statusCode === 500) this.#toUnavailable();
    this.setHeader("cache-control", "no-cache");
    const { html, headers } = await errorPage(this.statusCode);
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    super.end(html);
  }

  #finish(chunk: unknown, encoding: BufferEncoding | Ended | undefined, ended: Ended | undefined): this {
    if (chunk === undefined) return super.end(ended);
    return typeof encoding === "string" ? super.end(chunk, encoding, ended) : super.end(chunk, encoding);
  }

  /** Whether this is a page that is missing or failed, and none of it has left yet. */
  #isReplaced(): boolean {
    if (this.errorPage === undefined || this.headersSent) return false;
    const html = String(this.getHeader("content-type")).startsWith("text/html");
    return html && (this.statusCode === 404 || (this.statusCode === 500 && !this.showsFailures));
  }

  /** 503 makes search engines and clients retry later, where 500 makes them drop the page. */
  #toUnavailable(): void {
    this.statusCode = 503;
    this.setHeader("retry-after", "30");
  }

  #correctHeaders(): void {
    // One of them names the internal path of the page.
    for (const name of this.getHeaderNames()) if (isInternalResponseHeader(name)) this.removeHeader(name);
    if (this.timings !== undefined) this.setHeader("server-timing", this.timings.header());
    // Next sets a page's redirect twice at its first visit, which clients read as one address with a comma.
    const [location] = [this.getHeader("location")].flat();
    if (location !== undefined) this.setHeader("location", withQuery(String(location), this.query));
    // The currency comes from a cookie: a shared cache must not serve one traveller's prices to all.
    if (String(this.getHeader("cache-control")).includes("s-maxage")) this.appendHeader("vary", "Cookie");
  }
}

/**
 * Returns the status to send. Redirects are 302 by default (B9), but Next has only 307 for a page. The two
 * mean the same for a request without a body; 308 stays as it is.
 */
export function publicStatus(method: string | undefined, status: number): number {
  return status === 307 && (method === "GET" || method === "HEAD") ? 302 : status;
}
