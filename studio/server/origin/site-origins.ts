import { sites } from "../../../hosts/index.ts";
import type { Site } from "../../../hosts/site.ts";

/** Where pages are served. */
export interface SitePlace {
  /** Port of the site on this machine. */
  readonly port: number;
  /** Whether links between sites lead to names of this machine. */
  readonly isLocal: boolean;
}

/** Returns the origin of a site's pages: `https://www.tessera.example`, locally `http://tessera.localhost:3000`. */
export function siteOrigin({ host, name }: Pick<Site, "host" | "name">, { port, isLocal }: SitePlace): string {
  return isLocal ? `http://${name}.localhost:${port}` : `https://${host}`;
}

/**
 * Returns the policy of the studio's page. It frames pages of the sites. Scripts come from its own files, and pictures also
 * from the origins of the library.
 */
export function studioPolicy(place: SitePlace, mediaOrigins: readonly string[]): string {
  const frames = sites.map((site) => siteOrigin(site, place)).join(" ");
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
