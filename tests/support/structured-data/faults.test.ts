import { expect, it } from "vitest";
import { structuredDataFaults } from "./faults.ts";
import type { GraphNode } from "./graph.ts";

const url = "https://www.tessera.example/rome/";
const site = { "@id": "https://www.tessera.example/#website" };
const organization = {
  "@type": "Organization",
  name: "Tessera",
  legalName: "Tessera Ltd",
  url: "https://www.tessera.example/",
  logo: { "@type": "ImageObject", url: "https://www.tessera.example/apple-icon.png" },
};
const page = { "@type": "WebPage", name: "Rome", url, inLanguage: "en", isPartOf: site };
const base: readonly GraphNode[] = [organization, { "@type": "WebSite", ...site }, page];

const listGraphFaults = (nodes: readonly GraphNode[], kind?: string) =>
  structuredDataFaults({ "@context": "https://schema.org", "@graph": nodes }, { url, tag: "en", kind });
const withNodes = (...nodes: readonly GraphNode[]) => listGraphFaults([...base, ...nodes]);

const offer = {
  "@type": "Offer",
  price: "24.00",
  priceCurrency: "EUR",
  availability: "https://schema.org/InStock",
  url,
};
const product = { "@type": "Product", name: "Arena", url, offers: offer };
const house = { "@type": "PerformingArtsTheater", name: "Old Vane", address: { "@type": "PostalAddress" } };
const event = {
  "@type": "TheaterEvent",
  name: "Lamplighters",
  startDate: "2026-11-24T19:30:00+00:00",
  location: house,
  superEvent: { "@type": "EventSeries", name: "Lamplighters" },
  eventStatus: "https://schema.org/EventScheduled",
};
const film = { "@type": "VideoObject", name: "Film", thumbnailUrl: url, uploadDate: "2026-03-02", duration: "PT72S" };
const item = (position: number, node: object) => ({ "@type": "ListItem", position, item: node });

it("I8: a page that keeps all rules has no fault", () => {
  const list = { "@type": "ItemList", itemListElement: [item(1, product), item(2, product)] };
  expect(withNodes(list, event, film)).toEqual([]);
});

it("is one graph", () => {
  expect(structuredDataFaults([{ "@type": "WebPage" }], { url, tag: "en" })).toEqual(["there is not one graph"]);
});

it.each<[string, readonly GraphNode[]]>([
  ["nodes of type WebPage", base.slice(0, 2)],
  ["has aggregateRating", [{ ...organization, aggregateRating: { "@type": "Thing" } }, ...base.slice(1)]],
  ["the WebPage is in de", [...base.slice(0, 2), { ...page, inLanguage: "de" }]],
  ["no node has the id", [...base, { "@type": "Thing", about: { "@id": `${url}#none` } }]],
  ["is of another host", [...base, { "@type": "Thing", "@id": "https://other.example/#a" }]],
  ["Thing.name is", [...base, { "@type": "Thing", name: "" }]],
  ["Thing.name is", [...base, { "@type": "Thing", name: "from [price tgid=7]" }]],
  ["ImageObject.width has no unit", [...base, { "@type": "ImageObject", url, width: 180 }]],
  ["the ItemList has gaps", [...base, { "@type": "ItemList", itemListElement: [item(2, product)] }]],
  ["leads to no page", [...base, { "@type": "ItemList", itemListElement: [item(1, { ...product, url: undefined })] }]],
  ["has no offer, rating or review", [...base, { "@type": "Product", name: "Arena" }]],
  ["in stock has no price", [...base, { ...product, offers: { ...offer, price: undefined } }]],
  ["has the price 24.5", [...base, { ...product, offers: { ...offer, price: "24.5" } }]],
  [
    "more than ten reviews",
    [...base, { ...product, review: Array.from({ length: 11 }, () => ({ "@id": `${url}#r` })) }],
  ],
  ["an event starts at", [...base, { ...event, startDate: "2026-11-24" }]],
  ["at no address", [...base, { ...event, location: { "@type": "Place" } }]],
  ["of no run", [...base, { ...event, superEvent: undefined }]],
  ["no thumbnailUrl", [...base, { ...film, thumbnailUrl: undefined }]],
  ["duration is none", [...base, { ...film, duration: "72" }]],
  ["no datePublished", [...base, { "@type": "NewsArticle", headline: "News", author: organization, publisher: site }]],
])("finds that %s", (message, nodes) => {
  expect(listGraphFaults(nodes).join("\n")).toContain(message);
});

it("finds that a page below the home page of a kind with breadcrumbs has none", () => {
  const crumbs = { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, name: "Arena" }] };
  expect(listGraphFaults(base, "show")).toEqual(["a page of the kind show has no BreadcrumbList"]);
  expect(listGraphFaults([...base, crumbs], "show")).toEqual([]);
  expect(listGraphFaults(base, "search")).toEqual([]);
});

it.each([
  ["has events", "attraction", event],
  ["outside of a list", "category", product],
])("finds that a page %s which its kind, %s, has not", (message, kind, node) => {
  expect(listGraphFaults([...base, node], kind).join("\n")).toContain(message);
});
