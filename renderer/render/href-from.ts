import type { Link } from "../../content/fields/link.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { Site } from "../../hosts/site.ts";
import type { LinkTarget } from "../contracts/link-target.ts";

/** Where a link leads from a page of `site`: a path on the same site, an absolute URL anywhere else. */
export function hrefFrom(site: Site, getSiteOrigin: (site: Site) => string): (link: Link) => string {
  return (link) => {
    if (link.kind === "url") return link.url;
    const path = pagePath(link.locale, link.path);
    return link.site === site ? path : `${getSiteOrigin(link.site)}${path}`;
  };
}

/** Returns where a link leads from a page in this language, and in which other language it is there. */
export function linksFrom(locale: Locale, toHref: (link: Link) => string): (link: Link) => LinkTarget {
  return (link) => ({
    href: toHref(link),
    ...(link.kind === "page" && link.locale !== locale.code && { hrefLang: locales[link.locale].tag }),
  });
}
