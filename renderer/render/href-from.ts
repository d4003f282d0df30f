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

/** The language of a page, and of its texts, which may be English ones. */
interface LinkingPage {
  readonly locale: Locale;
  readonly textLocale: Locale;
}

/**
 * Returns where a link leads from a page, and in which other language the texts are there. A document without a translation
 * links to documents of its language, which may have one: its links name none.
 */
export function linksFrom(
  { locale, textLocale }: LinkingPage,
  toHref: (link: Link) => string,
): (link: Link) => LinkTarget {
  return (link) => ({
    href: toHref(link),
    ...(link.kind === "page" &&
      link.locale !== locale.code &&
      locale === textLocale && { hrefLang: locales[link.locale].tag }),
  });
}
