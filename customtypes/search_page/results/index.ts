import { mergeNeeds, need } from "../../../catalog/snapshot/needs.ts";
import type { PageKind } from "../../../renderer/define-page-type.tsx";
import { productPageNeeds } from "../../../renderer/product-hrefs.ts";
import type { PageFields } from "../../page-fields.ts";
import { foundProducts } from "./found-products.ts";
import { ResultsPage } from "./ResultsPage.tsx";
import { resultsOf, searchQueryOf } from "./search-of.ts";

/** What a search finds (row P1). The index is in memory; the second round reads the prices of what was found. */
export const results: PageKind<PageFields> = {
  kind: "search",
  view: ["q", "page"],
  searches: true,
  needs: (_fields, facts) => need("search", [searchQueryOf(facts)]),
  followUp: (_fields, first, facts) => {
    const { products } = resultsOf(first, facts) ?? { products: [] };
    const ids = products.map(({ id }) => ({ id }));
    return mergeNeeds([need("products", ids), productPageNeeds(products, facts)]);
  },
  pages: (_fields, snapshot, facts) => resultsOf(snapshot, facts)?.pages ?? Number.POSITIVE_INFINITY,
  about: (_fields, snapshot, facts) => foundProducts(snapshot, facts),
  Page: ResultsPage,
};
