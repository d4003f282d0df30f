import { mergeNeeds, need, type Needs, unknownIds } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { productList } from "../../../blocks/products/product-structured-data.ts";
import { newsComposition, type NewsKind } from "../fields.ts";
import { posterNeeds } from "../item-pictures.ts";
import { newsCrumbs } from "../news-crumbs.ts";
import { newsNeeds } from "../news-items.ts";
import { articleNode } from "./article-node.ts";
import { ArticlePage } from "./ArticlePage.tsx";
import { adjacentStories } from "./adjacent-stories.ts";
import { listStoryShows } from "./list-story-shows.ts";

/** One story, the shows it is about, and the stories around it (C17). */
export const article: NewsKind = {
  kind: "article",
  composition: {
    ...newsComposition,
    amid: { type: "product_row", afterSection: 1 },
    substitutes: { ranked_products: "product_row", product_grid: "product_row" },
  },
  matches: ({ body }) => body.length > 0,
  needs: ({ show_ids: shows }, facts) => mergeNeeds([newsNeeds(facts), showNeeds(shows)]),
  followUp: (fields, first, facts) =>
    mergeNeeds([
      productPageNeeds(listStoryShows(fields, first), facts),
      posterNeeds(adjacentStories(first, facts).others),
    ]),
  findings: ({ show_ids: shows }, snapshot) => unknownIds("products", shows, snapshot),
  about: listStoryShows,
  structuredData: (fields, page, about) => [
    articleNode(fields, page),
    ...productList(about, "shows", page),
    ...breadcrumbNodes(newsCrumbs(fields, page), page),
  ],
  Page: ArticlePage,
};

function showNeeds(ids: readonly number[]): Needs {
  return need(
    "products",
    ids.map((id) => ({ id })),
  );
}
