import type { SearchQuery, SearchResults } from "../../../catalog/search/search.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { ProductCards } from "../../../blocks/products/ProductCards.tsx";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import { mergeNeeds, type MissingPart, need, type PageContext, type PageFacts } from "../../../renderer/index.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { readProducts } from "../results/found-listing.ts";

/** Best sellers of a site, for an address without a page: visitors came to find something. */
export const whatSells: MissingPart = {
  needs: (facts) => need("search", [toQuery(facts)]),
  followUp: (first, facts) => {
    const found = findPopular(first, facts);
    if (found === undefined || found.products.length === 0) return {};
    return mergeNeeds([
      need(
        "products",
        found.products.map(({ id }) => ({ id })),
      ),
      productPageNeeds(found.products, facts),
    ]);
  },
  render: (page) => <WhatSells page={page} />,
};

/** A search without words finds what is popular. */
function toQuery({ site }: Pick<PageFacts, "site">): SearchQuery {
  return { host: site.host, q: "", isDated: false };
}

/** Undefined where nothing could be searched. */
function findPopular(snapshot: Snapshot, facts: Pick<PageFacts, "site">): SearchResults | undefined {
  return snapshot.get("search", toQuery(facts));
}

function WhatSells({ page }: { readonly page: PageContext }) {
  const found = findPopular(page.snapshot, page);
  const products = found === undefined ? [] : readProducts(found, page.snapshot);
  if (products.length === 0) return null;
  return (
    <Section id="experiences" title={page.t("search.popular")}>
      <ProductCards products={products} page={page} layout="grid" showScratchPrice />
    </Section>
  );
}
