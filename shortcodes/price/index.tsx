import * as v from "valibot";
import { bookablePrice } from "../../catalog/show/sale.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import { isDeal, type ListingPrice } from "../../catalog/price/price.ts";
import { isUnitFirst, priceUnit } from "../../blocks/products/price-unit.ts";
import { PriorPrice } from "../../blocks/products/PriceTag.tsx";
import { defineShortcode, type ExpandContext } from "../../renderer/index.ts";
import { type NamedProduct, productAttributes, findNamedProduct, productNeeds } from "../attributes/product.ts";

export const price = defineShortcode({
  name: "price",
  sentence:
    "The price a product starts at, the page's first one when none is named, while it can be booked; with scratch also the lowest price of the 30 days before, struck through, where it is reduced.",
  example: '[price tgid="50002" scratch]',
  attributes: v.object({
    ...productAttributes.entries,
    scratch: v.optional(v.literal(true, "Write scratch alone, without a value.")),
  }),
  needs: productNeeds,
  text: (attributes, context) =>
    formatMoney(findBookablePrice(attributes, context)?.final, context.market.locale) || undefined,
  // Titles have the price alone. On the page it says besides when a whole group pays it.
  Component: ({ attributes, context: { market, t }, context, children }) => {
    const listed = findBookablePrice(attributes, context);
    const reduced = attributes.scratch === true && listed !== undefined && isDeal(listed);
    const unit = listed === undefined ? "" : priceUnit(listed, t);
    const isFirst = isUnitFirst(market.locale);
    return (
      <>
        {isFirst && unit !== "" && `${unit} `}
        {reduced && (
          <PriorPrice label={t("product.wasPrice")}>{formatMoney(listed.original, market.locale)}</PriorPrice>
        )}
        {reduced && " "}
        <bdi>{children}</bdi>
        {!isFirst && unit !== "" && ` ${unit}`}
      </>
    );
  },
});

/** Returns the price that the product can be booked at; undefined also for an unknown product. */
function findBookablePrice(attributes: NamedProduct, context: ExpandContext): ListingPrice | undefined {
  const product = findNamedProduct(attributes, context);
  return product && bookablePrice(product, context.now);
}
