import * as v from "valibot";
import { formatMoney } from "../../catalog/format-money.ts";
import { need } from "../../catalog/needs.ts";
import { defineShortcode } from "../engine/define-shortcode.ts";
import { productIdAttribute } from "../engine/product-id-attribute.ts";

export const price = defineShortcode({
  name: "price",
  sentence: "The price a product starts at; nothing when it can't be booked.",
  example: '[price tgid="1001"]',
  attributes: v.object({ tgid: productIdAttribute() }),
  needs: ({ tgid }) => need("products", [{ id: tgid }]),
  text: ({ tgid }, { snapshot, market }) =>
    formatMoney(snapshot.get("products", { id: tgid })?.price?.final, market.locale),
});
