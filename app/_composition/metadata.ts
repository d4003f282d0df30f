import type { Metadata } from "next";
import type { RenderedPage } from "../../renderer/render/render-page.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import { canonicalView, isRefined } from "../../routing/canonical-view.ts";
import { canonicalUrl, pagePath } from "../../routing/page-address.ts";
import { readView } from "../../routing/define-view.ts";
import { visitView } from "../../blocks/calendar/view.ts";
import { views } from "./views.ts";
import { formatDayText } from "../../i18n/dates.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { sharePath, shareSize } from "../../endpoints/share-picture/share-address.ts";
import { viewQuery } from "../../routing/view.ts";

/**
 * The head of a page: title, description, canonical address, its other languages, and how it looks when shared. Further
 * pages of a list have separate addresses. Filtered lists and unlisted pages are not indexed.
 */
export function toMetadata({ metadata, page }: Pick<RenderedPage, "metadata" | "page">): Metadata {
  const { description, published } = metadata;
  const { site, locale, view } = page;
  const title = metadata.isListed === false ? metadata.title : formatTitle(metadata.title, page);
  const { canonical, languages } = addresses(metadata, page);
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
      locale: locale.tag,
      ...(published === undefined ? { type: "website" } : { type: "article", publishedTime: published }),
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}

/** Returns the addresses of a page: paths, or URLs where the page counts for another site. */
function addresses(
  { canonical }: Pick<RenderedPage["metadata"], "canonical">,
  { site, locale, path, view, alternates }: RenderedPage["page"],
) {
  const { site: counted, languages } = canonical ?? { site, languages: alternates };
  const counts = canonicalView(views, view);
  const query = viewQuery(counts);
  const urlIn = ({ code }: Pick<Locale, "code">) =>
    (counted === site ? pagePath(code, path) : canonicalUrl({ site: counted, path }, code)) + query;
  const translated = canonical === undefined || languages.some(({ code }) => code === locale.code);
  const standIn = languages.find(({ code }) => code === defaultLocale) ?? languages[0] ?? locale;
  // A list may be shorter in another language, so that a further page of it is missing there.
  const urls = (counts.page === undefined ? languages : []).map((language) => [language.tag, urlIn(language)]);
  const english = urls.filter(([tag]) => tag === "en").map(([, url]) => ["x-default", url]);
  return { canonical: urlIn(translated ? locale : standIn), languages: Object.fromEntries([...urls, ...english]) };
}

/** Returns a title that no other view has: with the page's number, the chosen start, or that filters apply. */
function formatTitle(title: string, { view, locale, t }: Pick<PageContext, "view" | "locale" | "t">): string {
  // A spread omits what the kind of the page does not declare, and so does not read it.
  const { date = "", time = "" } = readView(visitView, { ...view });
  if (date !== "") return joinTexts("phrases", [title, [formatDayText(date, locale), time].join(" ").trim()], t);
  if (isRefined(views, view)) return t("listing.filteredTitle", { title });
  const { page } = canonicalView(views, view);
  return page === undefined ? title : t("listing.pageTitle", { title, page });
}
