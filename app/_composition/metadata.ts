import type { Metadata } from "next";
import type { RenderedPage } from "../../renderer/render/render-page.ts";
import { pagePath } from "../../routing/page-address.ts";

/** The head of a page: title, description, canonical address, its other languages, and how it looks when shared. */
export function toMetadata({ metadata, page }: Pick<RenderedPage, "metadata" | "page">): Metadata {
  const { title, description, image } = metadata;
  const { site, locale, path } = page;
  const base = new URL(`https://${site.host}`);
  const alternates = page.alternates.map(({ tag, code }) => [tag, pagePath(code, path)]);
  const english = alternates.filter(([tag]) => tag === "en").map(([, url]) => ["x-default", url]);
  const url = pagePath(locale.code, path);
  return {
    metadataBase: base,
    title,
    description,
    alternates: { canonical: url, languages: Object.fromEntries([...alternates, ...english]) },
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
