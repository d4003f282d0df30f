import { sites } from "../../../hosts/index.ts";
import { getSiteOrigin, type SitePlace } from "../../../hosts/site.ts";

/**
 * Returns the policy of the studio's page. It frames pages of the sites. Scripts come from its own files, and pictures also
 * from the origins of the library.
 */
export function studioPolicy(place: SitePlace, mediaOrigins: readonly string[]): string {
  const frames = sites.map((site) => getSiteOrigin(site, place)).join(" ");
  const media = mediaOrigins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: https:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
