import { bookableCount } from "../../catalog/show/sale.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import * as v from "valibot";
import { defineShortcode, need, noNeeds } from "../../renderer/index.ts";
import { formatTag } from "../../i18n/locales.ts";
import { idAttribute } from "../attributes/ids.ts";

const nouns = ["experiences", "shows"] as const;

export const count = defineShortcode({
  name: "count",
  sentence:
    'The number of products on the page that can be booked, or of the named collection; nothing when there are none. With of="experiences" or of="shows" the noun follows, in the form the number requires.',
  example: '[count collection="1001" of="experiences"]',
  attributes: v.object({
    collection: v.optional(idAttribute("a collection")),
    of: v.optional(v.picklist(nouns, 'It counts "experiences" or "shows".')),
  }),
  needs: ({ collection }) => (collection === undefined ? noNeeds : need("collections", [{ id: collection }])),
  text: ({ collection, of }, { snapshot, pageProducts, now, market, t }) => {
    const total =
      collection === undefined
        ? bookableCount(pageProducts, now)
        : snapshot.get("collections", { id: collection })?.productCount;
    // The list is also empty where the provider failed: "0 tickets" would be a false promise.
    if (total === undefined || total === 0) return undefined;
    return of === undefined ? numberFormat(formatTag(market.locale)).format(total) : t(`count.${of}`, { n: total });
  },
});
