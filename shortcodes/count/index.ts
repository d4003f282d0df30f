import { numberFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { need, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { RankingQuery } from "../../catalog/ranking/ranking.ts";
import { formatTag } from "../../i18n/locales.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import { idAttribute } from "../attributes/ids.ts";

const nouns = ["experiences", "shows"] as const;

export const count = defineShortcode({
  name: "count",
  sentence:
    'The number of products the page shows, those sold out too, or of the named collection; nothing when there are no products. With of="experiences" or of="shows" the noun follows, in the form the number requires.',
  example: '[count collection="1001" of="experiences"]',
  attributes: v.object({
    collection: v.optional(idAttribute("a collection")),
    of: v.optional(v.picklist(nouns, 'It counts "experiences" or "shows".')),
  }),
  needs: ({ collection }) => (collection === undefined ? noNeeds : need("rankings", [shortest(collection)])),
  text: ({ collection, of }, { snapshot, pageProducts, market, t }) => {
    const total =
      collection === undefined ? pageProducts.length : snapshot.get("rankings", shortest(collection))?.total;
    // The list is also empty where the provider failed: "0 tickets" would be a false promise.
    if (total === undefined || total === 0) return undefined;
    return of === undefined ? numberFormat(formatTag(market.locale)).format(total) : t(`count.${of}`, { n: total });
  },
});

/** Returns the query with the shortest response: it has the total, however few products it lists. */
function shortest(collection: number): RankingQuery {
  return { collection, limit: 1, subCategories: [] };
}
