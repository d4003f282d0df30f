import type { IncomingHttpHeaders } from "node:http";
import { isInternalRequestHeader } from "../../framework/next/internal-headers.ts";

/** Headers that proxies in front add, and one that Next reads as the policy of its response. */
const ofProxies = /^(?:content-security-policy.*|forwarded|x-forwarded-.*)$/;

/**
 * Removes the headers of a request that only Next itself or a proxy may send. `Host` alone names the site. The headers of
 * a server action stay where there is one: the slice simulator's, see record 19.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders, allowsServerAction: boolean): void {
  for (const name in headers)
    if (ofProxies.test(name) || isInternalRequestHeader(name, allowsServerAction)) delete headers[name];
}
