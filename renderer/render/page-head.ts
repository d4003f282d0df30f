import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { canonicalView, isRefined } from "../../routing/canonical-view.ts";
import { canonicalUrl, pagePath } from "../../routing/page-address.ts";
import { sharePath, shareSize } from "../../routing/share-address.ts";
import { viewQuery } from "../../routing/view.ts";
import type { ViewRegistry } from "../../routing/view-registry.ts";
import type { PageContext } from "../contracts/page-context.ts";
import type { PageMetadata } from "../contracts/page-type.ts";

/** The head of a page, in the form of Next's `Metadata`. */
export type PageHead = ReturnType<typeof toPageHead>;

/**
 * The head of a page: title, description, canonical address, its other languages, and how it looks when shared. Further
 * pages of a list have separate addresses. Filtered lists and unlisted pages are not indexed.
 */
export function toPageHead(metadata: PageMetadata, page: PageContext, views: ViewRegistry) {
  const { description, published } = metadata;
  const { site, locale, view } = page;
  const title = metadata.isListed === false ? metadata.title : formatTitle(metadata, page, views);
  const { canonical, languages } = addresses(metadata, page, views);
  const picture = { url: sharePath(locale.code, page.path), ...shareSize, type: "image/jpeg", alt: metadata.title };
  const url = pagePath(locale.code, page.path) + viewQuery(canonicalView(views, view));
  return {
    metadataBase: new URL(`https://${site.host}`),
    title,
    description,
    alternates: { canonical, languages },
    ...((isRefined(views, view) || metadata.isListed === false) && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url,
      siteName: site.brand,
      locale: toTerritoryCode(locale),
      alternateLocale: page.alternates.filter(({ code }) => code !== locale.code).map(toTerritoryCode),
      ...(published === undefined
        ? { type: "website" as const }
        : { type: "article" as const, publishedTime: published }),
      images: [picture],
    },
    twitter: { card: "summary_large_image" as const, title, description, images: [picture] },
  };
}

/** Returns the code of a language as Open Graph has it, with the country of its content: `en-us` → `en_US`. */
function toTerritoryCode({ contentLanguage }: Pick<Locale, "contentLanguage">): string {
  const [language = "", country = ""] = contentLanguage.split("-");
  return `${language}_${country.toUpperCase()}`;
}

/** Returns the addresses of a page: paths, or URLs where the page counts for another site. */
function addresses(
  { canonical }: Pick<PageMetadata, "canonical">,
  { site, locale, path, view, alternates }: PageContext,
  views: ViewRegistry,
) {
  const { site: counted, languages } = canonical ?? { site, languages: alternates };
  const counts = canonicalView(views, view);
  const query = viewQuery(counts);
  const urlIn = ({ code }: Pick<Locale, "code">) =>
    (counted === site ? pagePath(code, path) : canonicalUrl({ site: counted, path }, code)) + query;
  // A page that lacks this language counts for one of its languages (A10).
  const translated = languages.length === 0 || languages.some(({ code }) => code === locale.code);
  const standIn = languages.find(({ code }) => code === defaultLocale) ?? languages[0] ?? locale;
  // A list may be shorter in another language, so that a further page of it is missing there.
  const urls = (counts.page === undefined ? languages : []).map((language) => [language.tag, urlIn(language)]);
  const english = urls.filter(([tag]) => tag === "en").map(([, url]) => ["x-default", url]);
  return { canonical: urlIn(translated ? locale : standIn), languages: Object.fromEntries([...urls, ...english]) };
}

/**
 * Returns a title that no other view has. It adds the page's number, the visitor's choice, or that filters apply. The
 * brand, with which titles of editors end too, remains the end: `Rome | Tessera` → `Rome – page 2 | Tessera`.
 */
function formatTitle(metadata: PageMetadata, page: PageContext, views: ViewRegistry): string {
  const { title, chosen = "" } = metadata;
  const end = ` | ${page.site.brand}`;
  if (title.endsWith(end)) return formatTitle({ ...metadata, title: title.slice(0, -end.length) }, page, views) + end;
  const { view, t } = page;
  if (chosen !== "") return joinTexts("phrases", [title, chosen], t);
  if (isRefined(views, view)) return t("listing.filteredTitle", { title });
  const { page: number } = canonicalView(views, view);
  return number === undefined ? title : t("listing.pageTitle", { title, page: number });
}
