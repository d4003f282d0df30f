import type { RawDocument } from "../../../content/document.ts";
import { localeOfContentLanguage, locales } from "../../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../../routing/page-address.ts";
import { sites } from "../../../hosts/index.ts";
import type { Site } from "../../../hosts/site.ts";

export interface SiteIndex {
  readonly site: Site;
  readonly origin: string;
  readonly pages: readonly PageEntry[];
}

interface PageEntry {
  /** Path in English. */
  readonly path: string;
  readonly type: string;
  readonly links: readonly { readonly tag: string; readonly href: string }[];
}

const tags = Object.values(locales).map(({ tag }) => tag);

/** Documents → every site with its pages, each with a link per language. Documents of other hosts are omitted. */
export function pageIndex(documents: readonly RawDocument[], originOf: (site: Site) => string): readonly SiteIndex[] {
  return sites.map((site) => {
    const origin = originOf(site);
    const pages = new Map<string, PageEntry>();
    for (const { uid, type, lang } of documents) {
      const address = pageAddress(uid ?? "");
      const locale = localeOfContentLanguage(lang);
      if (address?.site !== site || locale === undefined) continue;
      const path = pagePath("en", address.path);
      const known = pages.get(path)?.links ?? [];
      const link = { tag: locale.tag, href: `${origin}${pagePath(locale.code, address.path)}` };
      const links = [...known, link].toSorted((one, other) => tags.indexOf(one.tag) - tags.indexOf(other.tag));
      pages.set(path, { path, type, links });
    }
    return { site, origin, pages: [...pages.values()].toSorted((one, other) => one.path.localeCompare(other.path)) };
  });
}
