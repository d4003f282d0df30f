import type { Link, PageLink } from "../../content/fields/link.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { Site } from "../../hosts/site.ts";
import type { LinkTarget } from "../contracts/link-target.ts";

/**
 * Returns where links of a page of `site` lead: a path on the same site, an absolute URL anywhere else. A page in English
 * opens in the visitor's language, `locale`, on each site that has it (A10).
 */
export function hrefFrom(site: Site, locale: Locale, getSiteOrigin: (site: Site) => string): (link: Link) => string {
  const chooseLocale = (link: PageLink) =>
    link.locale === defaultLocale && link.site.languages.includes(locale.code) ? locale.code : link.locale;
  return (link) => {
    if (link.kind === "url") return link.url;
    const path = pagePath(chooseLocale(link), link.path);
    return link.site === site ? path : `${getSiteOrigin(link.site)}${path}`;
  };
}

/** Returns where a link leads from a page in this language, and in which other language the texts are there. */
export function linksFrom(locale: Locale, toHref: (link: Link) => string): (link: Link) => LinkTarget {
  return (link) => ({
    href: toHref(link),
    ...(link.kind === "page" && link.locale !== locale.code && { hrefLang: locales[link.locale].tag }),
  });
}
