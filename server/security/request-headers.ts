import type { IncomingHttpHeaders } from "node:http";

/** Headers that control Next's router, proxy, cache and scripts, and what proxies in front say of the request. */
const internal =
  /^(?:rsc|next-.*|x-next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*|x-vercel-.*|x-now-.*|content-security-policy.*|forwarded|x-forwarded-.*)$/;

/** Headers of the slice simulator's server action, see record 19. */
const ofServerAction = new Set(["next-action", "next-router-state-tree"]);

/**
 * Removes the headers of a request that only Next itself may send: a client's would choose another response. `Host` alone
 * names the site. The headers of a server action stay where there is one.
 */
export function dropInternalHeaders(headers: IncomingHttpHeaders, allowsServerAction: boolean): void {
  for (const name in headers)
    if (internal.test(name) && !(allowsServerAction && ofServerAction.has(name))) delete headers[name];
}
