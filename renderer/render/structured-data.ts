import type { Site } from "../../hosts/site.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
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
  const [organization, website] = siteNodes(page.site);
  const webPage = {
    "@type": "WebPage",
    "@id": nodeId(page, "page"),
    url: canonicalUrl(page, page.locale.code),
    name: title,
    description,
    inLanguage: page.locale.tag,
    isPartOf: { "@id": website["@id"] },
  };
  return { "@context": "https://schema.org", "@graph": [organization, website, webPage, ...parts] };
}

/** The organization and the website that all pages of a host share. */
function siteNodes({ host, brand }: Site) {
  const url = `https://${host}/`;
  const organization = { "@type": "Organization", "@id": `${url}#organization`, name: brand, url };
  const publisher = { "@id": organization["@id"] };
  return [organization, { "@type": "WebSite", "@id": `${url}#website`, name: brand, url, publisher }] as const;
}

/** Returns the id of a node on this page: `https://www.tessera.example/rome/#page`. */
export function nodeId(page: PageContext, fragment: string): string {
  return `${canonicalUrl(page, page.locale.code)}#${fragment}`;
}
