import { pagePath } from "../../routing/page-address.ts";
import type { PageMetadata } from "../page-type.ts";
import type { StructuredNode } from "../part.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Returns the structured data of a page: one graph with stable ids. It holds the site, the page, and what the parts of
 * the page declare, in their order.
 */
export function structuredData(
  { title, description }: PageMetadata,
  page: PageContext,
  parts: readonly StructuredNode[],
): object {
  const { site, locale } = page;
  const origin = `https://${site.host}`;
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
  };
  const website = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.brand,
    url: `${origin}/`,
    publisher: { "@id": organization["@id"] },
  };
  const webPage = {
    "@type": "WebPage",
    "@id": nodeId(page, "page"),
    url: canonicalUrl(page),
    name: title,
    description,
    inLanguage: locale.tag,
    isPartOf: { "@id": website["@id"] },
  };
  return { "@context": "https://schema.org", "@graph": [organization, website, webPage, ...parts] };
}

/** Returns the id of a node on this page: `https://www.tessera.example/rome/#page`. */
export function nodeId(page: PageContext, fragment: string): string {
  return `${canonicalUrl(page)}#${fragment}`;
}

function canonicalUrl({ site, locale, path }: PageContext): string {
  return `https://${site.host}${pagePath(locale.code, path)}`;
}
