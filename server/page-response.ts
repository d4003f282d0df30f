import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { publicStatus } from "./public-status.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** The last word on status and headers before they leave: Next sends them without asking again. */
export class PageResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    if (!this.headersSent) this.#correctHeaders();
    const sent = publicStatus(this.req.method, status);
    return typeof message === "string" ? super.writeHead(sent, message, headers) : super.writeHead(sent, message);
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
