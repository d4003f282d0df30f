import type { Metadata } from "next";
import { alternatesOf } from "../../renderer/render/alternates-of.ts";
import type { Outcome } from "../../renderer/line.ts";
import { pagePath } from "../../routing/page-address.ts";

/** The head of a page: title, description, canonical address, its other languages, and how it looks when shared. */
export function toMetadata({ metadata, page, document }: Extract<Outcome, { kind: "page" }>): Metadata {
  const { title, description, image } = metadata;
  const { site, locale, path } = page;
  const base = new URL(`https://${site.host}`);
  const alternates = alternatesOf(document).map(({ tag, code }) => [tag, pagePath(code, path)]);
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
