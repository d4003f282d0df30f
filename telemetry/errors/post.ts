import type { IncomingMessage } from "node:http";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Milliseconds for the whole request. */
  readonly timeoutMs: number;
}

/**
 * Sends a body and resolves to the response, whose body is ignored. Rejects without one in time. It does not use
 * `fetch`: Next's own would count the request as data of the page that is rendered.
 */
export function post({ url, headers, body, timeoutMs }: Post): Promise<IncomingMessage> {
  const send = url.startsWith("https:") ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(url, { method: "POST", headers, signal }, (response) => {
      response.resume();
      resolve(response);
    });
    request.once("error", reject);
    request.end(body);
  });
}
