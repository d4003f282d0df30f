import * as v from "valibot";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { RankingQuery } from "../../catalog/ranking/ranking.ts";
import { formatTag } from "../../i18n/locales.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { idAttribute } from "../attributes/ids.ts";

export const count = defineShortcode({
  name: "count",
  sentence: "The number of products of the page, or of the named collection; nothing when there are no products.",
  example: '[count collection="1001"]',
  attributes: v.object({ collection: v.optional(idAttribute("a collection")) }),
  needs: ({ collection }) => (collection === undefined ? noNeeds : need("rankings", [shortest(collection)])),
  text: ({ collection }, { snapshot, pageProducts, market }) => {
    const total =
      collection === undefined ? pageProducts.length : snapshot.get("rankings", shortest(collection))?.total;
    // The list is also empty where the provider failed: "0 tickets" would be a false promise.
    return total === undefined || total === 0
      ? undefined
      : new Intl.NumberFormat(formatTag(market.locale)).format(total);
  },
});

/** Returns the query with the shortest response: it has the total, however few products it lists. */
function shortest(collection: number): RankingQuery {
  return { collection, limit: 1, subCategories: [] };
}
