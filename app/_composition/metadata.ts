import type { Metadata } from "next";
import type { RenderedPage } from "../../renderer/render/render-page.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { canonicalUrl, pagePath } from "../../routing/page-address.ts";

/** The head of a page: title, description, canonical address, its other languages, and how it looks when shared. */
export function toMetadata({ metadata, page }: Pick<RenderedPage, "metadata" | "page">): Metadata {
  const { title, description, image } = metadata;
  const { site, locale } = page;
  const { canonical, languages } = addresses(metadata, page);
  const url = pagePath(locale.code, page.path);
  return {
    metadataBase: new URL(`https://${site.host}`),
    title,
    description,
    alternates: { canonical, languages },
    openGraph: {
      title,
      description,
      url,
      siteName: site.brand,
      locale: locale.tag,
      type: "website",
      ...(image && { images: [image] }),
    },
  };
}

/** Returns the addresses of a page: paths, or URLs where the page counts for another site. */
function addresses(
  { publication }: Pick<RenderedPage["metadata"], "publication">,
  { site, locale, path, alternates }: RenderedPage["page"],
) {
  const { site: counted, languages } = publication ?? { site, languages: alternates };
  const urlIn = ({ code }: Pick<Locale, "code">) =>
    counted === site ? pagePath(code, path) : canonicalUrl({ site: counted, path }, code);
  const translated = publication === undefined || languages.some(({ code }) => code === locale.code);
  const standIn = languages.find(({ code }) => code === defaultLocale) ?? languages[0] ?? locale;
  const urls = languages.map((language) => [language.tag, urlIn(language)]);
  const english = urls.filter(([tag]) => tag === "en").map(([, url]) => ["x-default", url]);
  return { canonical: urlIn(translated ? locale : standIn), languages: Object.fromEntries([...urls, ...english]) };
}
