import type { Site } from "../../hosts/site.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import type { PageMetadata } from "../contracts/page-type.ts";
import type { StructuredNode } from "../contracts/part.ts";
import type { PageContext } from "../contracts/page-context.ts";
import { findTextLocale } from "./label-texts.ts";

/**
 * Returns the structured data of a page: one graph with stable ids. It holds the site, the page, and what the parts of
 * the page declare, in their order.
 */
export function structuredData(
  { title, description }: PageMetadata,
  page: PageContext,
  parts: readonly StructuredNode[],
): object {
  const [organization, website] = siteNodes(page.site, parts);
  const webPage = {
    "@type": "WebPage",
    "@id": nodeId(page, "page"),
    url: canonicalUrl(page, page.locale.code),
    name: title,
    description,
    inLanguage: findTextLocale(page).tag,
    isPartOf: { "@id": website["@id"] },
    ...referToBreadcrumb(parts),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [organization, website, webPage, ...withPerformers(withOneFaq(parts))],
  };
}

/** Refers from each performance to those on stage, where a part of the page lists them. */
function withPerformers(parts: readonly StructuredNode[]): readonly StructuredNode[] {
  const performer = parts.filter((node) => node["@type"] === "Person").map((node) => ({ "@id": node["@id"] }));
  if (performer.length === 0) return parts;
  return parts.map((node) => (node["superEvent"] === undefined ? node : { ...node, performer }));
}

/** Joins the questions of several parts to one list, at the position of the first. */
function withOneFaq(parts: readonly StructuredNode[]): readonly StructuredNode[] {
  const [first, ...others] = parts.filter(isFaq);
  if (first === undefined || others.length === 0) return parts;
  const mainEntity = [first, ...others].flatMap((node) => node["mainEntity"]);
  return parts.flatMap((node) => (node === first ? { ...first, mainEntity } : isFaq(node) ? [] : node));
}

function isFaq(node: StructuredNode): boolean {
  return node["@type"] === "FAQPage";
}

/** Refers to the way to the page, where it shows one. */
function referToBreadcrumb(parts: readonly StructuredNode[]): object {
  const way = parts.find((node) => node["@type"] === "BreadcrumbList");
  return way === undefined ? {} : { breadcrumb: { "@id": way["@id"] } };
}

/** A side of the brand's icon (`endpoints/icons`) in pixels, `E37` for UN/CEFACT. Search engines want 112 at least. */
const iconSide = { "@type": "QuantitativeValue", value: 180, unitCode: "E37" } as const;

/** The organization and the website that all pages of a host share. No stars: those for oneself are not eligible. */
function siteNodes({ host, brand, legalName: seller, profiles = [] }: Site, parts: readonly StructuredNode[]) {
  const url = `https://${host}/`;
  const [legalName = seller] = seller.split(",", 1);
  const logo = { "@type": "ImageObject", url: `${url}apple-icon.png`, width: iconSide, height: iconSide };
  const organization = {
    "@type": "Organization",
    "@id": `${url}#organization`,
    name: brand,
    legalName,
    url,
    logo,
    ...referToContact(parts),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const publisher = { "@id": organization["@id"] };
  return [organization, { "@type": "WebSite", "@id": `${url}#website`, name: brand, url, publisher }] as const;
}

/** Refers to the contact of the site, where a part of the page shows one. */
function referToContact(parts: readonly StructuredNode[]): object {
  const contact = parts.find((node) => node["@type"] === "ContactPoint");
  return contact === undefined ? {} : { contactPoint: { "@id": contact["@id"] } };
}

/** Returns the id of a node on this page: `https://www.tessera.example/rome/#page`. */
export function nodeId(page: PageContext, fragment: string): string {
  return `${canonicalUrl(page, page.locale.code)}#${fragment}`;
}
