import { sites } from "../hosts/index.ts";
import type { Site } from "../hosts/site.ts";

/**
 * Returns the site that a request's host names: canonical host, `NAME.localhost` or bare `localhost`, each with an
 * optional port, a `stage-` prefix and a trailing dot, in any case. Undefined for any other host.
 */
export function siteOfHost(hostHeader: string): Site | undefined {
  const host = hostHeader
    .toLowerCase()
    .replace(/:\d{1,5}$/, "")
    .replace(/\.$/, "")
    .replace(/^stage-/, "");
  if (host === "localhost") return sites.find(({ theme }) => theme === "flagship");
  return sites.find((site) => host === site.host || host === `${site.name}.localhost`);
}
