import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse } from "../../routing/refusal.ts";
import { writeRefusal } from "../pages/send-refusal.ts";

type Listener<Response extends ServerResponse> = (request: IncomingMessage, response: Response) => void;

/** A target that is a whole address, as a client sends it to a proxy: authority, then path and query. */
const absolute = /^https?:\/\/([^/?#]*)\/?(.*)$/i;

/**
 * Returns a listener for requests with one host and with a path for target. The host of a whole address wins over the
 * header (RFC 9112 §3.2.2). Of two `Host` headers, a proxy in front may have read the other: that is 400 (§3.2).
 */
export function withTarget<Response extends ServerResponse>(listener: Listener<Response>): Listener<Response> {
  return (request, response) => {
    const [, host, rest = ""] = absolute.exec(request.url ?? "") ?? [];
    if (hosts(request) > 1) {
      writeRefusal(response, refuse("host-malformed"));
      return;
    }
    if (host !== undefined) {
      request.headers.host = host;
      request.url = `/${rest}`;
    }
    listener(request, response);
  };
}

function hosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host")
    .length;
}
