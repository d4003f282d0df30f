import type { IncomingHttpHeaders } from "node:http";
import { bridge } from "./bridge.ts";

/** Returns the path of the route that renders a page: the cached one, unless the process can't rely on Next. */
export function chooseRoute(routePath: string): string {
  return servesNext() ? `/uncached-page${routePath}` : routePath;
}

/**
 * Returns the headers of a request whose page is sent with Next's scripts. Next marks its scripts with the nonce of this policy,
 * as it documents. Without it, a page's policy would block those in a form that is not known.
 */
export function nonceHeaders(): IncomingHttpHeaders {
  const mark = servesNext() ? bridge().process?.settings.scriptMark : undefined;
  return mark === undefined ? {} : { "content-security-policy": `script-src 'nonce-${mark}'` };
}

export function servesNext(): boolean {
  return bridge().process?.servesNext === true;
}
