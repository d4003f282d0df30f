import type { RawDocument } from "../../content/document.ts";
import { defaultLocale, type Locale, findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { sites } from "../../hosts/index.ts";
import type { Site } from "../../hosts/site.ts";

export interface SiteIndex {
  readonly site: Site;
  readonly origin: string;
  readonly pages: readonly PageEntry[];
}

interface PageEntry {
  /** Path in English. */
  readonly path: string;
  readonly type: string;
  readonly links: readonly TranslationLink[];
  /** BCP 47: the languages of the site that the page is not written in. There its address is a 404, or a product's redirect. */
  readonly missing: readonly string[];
}

interface TranslationLink {
  readonly tag: string;
  readonly href: string;
  /** Whether the English page was published after this translation. */
  readonly isOlder: boolean;
}

/** A page in one language. */
interface Translation {
  readonly locale: Locale;
  readonly path: readonly string[];
  readonly type: string;
  /** Epoch milliseconds; NaN for what was never published. */
  readonly published: number;
}

/** Documents → every site with its pages, each with a link per language. Documents of other hosts are omitted. */
export function pageIndex(
  documents: readonly RawDocument[],
  getSiteOrigin: (site: Site) => string,
): readonly SiteIndex[] {
  return sites.map((site) => {
    const origin = getSiteOrigin(site);
    const pages = new Map<string, readonly Translation[]>();
    for (const translation of documents.flatMap(translationOn(site))) {
      const path = pagePath(defaultLocale, translation.path);
      pages.set(path, [...(pages.get(path) ?? []), translation]);
    }
    const entries = [...pages].map(([path, translations]) => toPageEntry(path, translations, site, origin));
    return { site, origin, pages: entries.toSorted((one, other) => one.path.localeCompare(other.path)) };
  });
}

function translationOn(site: Site) {
  return ({ uid, type, lang, last_publication_date }: RawDocument): readonly Translation[] => {
    const address = pageAddress(uid ?? "");
    const locale = findLocaleByContentLanguage(lang);
    if (address?.site !== site || locale === undefined) return [];
    return [{ locale, path: address.path, type, published: Date.parse(last_publication_date ?? "") }];
  };
}

function toPageEntry(path: string, translations: readonly Translation[], site: Site, origin: string): PageEntry {
  const english = translations.find(({ locale }) => locale.code === defaultLocale)?.published ?? Number.NaN;
  const ofCode = (code: Locale["code"]) => translations.find(({ locale }) => locale.code === code);
  const all = Object.values(locales);
  return {
    path,
    type: translations[0]?.type ?? "",
    links: all.flatMap(({ code, tag }) => {
      const found = ofCode(code);
      if (found === undefined) return [];
      return [{ tag, href: `${origin}${pagePath(code, found.path)}`, isOlder: found.published < english }];
    }),
    missing: all.filter(({ code }) => site.languages.includes(code) && !ofCode(code)).map(({ tag }) => tag),
  };
}
