import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { barePolicy, flatResponseHeaders, responseHeaders } from "./headers.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const policyName = "content-security-policy";

/** Whether a policy names other sites that may frame the page, as that of the slice simulator does. */
const isFramed = (policy: string) => /frame-ancestors (?!'(?:self|none)')/.test(policy);

/** A response with the security headers, for every sender. */
export class SecureResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  /** The policy of HTML that comes without one. */
  documentPolicy = barePolicy;

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    const [text, given = {}] = typeof message === "string" ? [message, headers] : [undefined, message];
    if (Array.isArray(given) && given.includes(policyName) && this.getHeaderNames().length === 0)
      return super.writeHead(status, given.concat(flatResponseHeaders(this.#host)));
    for (const [name, value] of Array.isArray(given) ? toHeaderPairs(given) : Object.entries(given))
      if (value !== undefined) this.setHeader(name, value);
    this.#secure();
    if (!Array.isArray(given)) this.#limitCaching(status);
    return text === undefined ? super.writeHead(status) : super.writeHead(status, text);
  }

  get #host(): string {
    return this.req.headers.host ?? "";
  }

  #secure(): void {
    const html = String(this.getHeader("content-type")).startsWith("text/html");
    if (!this.hasHeader(policyName)) this.setHeader(policyName, html ? this.documentPolicy : barePolicy);
    const framed = isFramed(String(this.getHeader(policyName)));
    for (const [name, value] of responseHeaders(this.#host, framed)) {
      if (!this.hasHeader(name)) this.setHeader(name, value);
    }
  }

  /**
   * Forbids caches to store errors, and redirects without a rule. A missing file may exist after a deployment, and
   * clients guess a redirect's age. Only the cache of pages lets others store a 404; it writes a list of headers.
   */
  #limitCaching(status: number): void {
    const control = this.getHeader("cache-control");
    const guessed = control === undefined && status >= 300 && status !== 304;
    if (guessed || (status >= 400 && /immutable|s-maxage/.test(String(control))))
      this.setHeader("cache-control", "no-store");
  }
}

function toHeaderPairs(list: readonly OutgoingHttpHeader[]): readonly (readonly [string, OutgoingHttpHeader])[] {
  return list.flatMap((name, index) => {
    const value = list[index + 1];
    return index % 2 === 0 && value !== undefined ? [[String(name), value] as const] : [];
  });
}
