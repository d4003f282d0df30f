import { isBookable } from "../../catalog/show/sale.ts";
import { defineShortcode } from "../../renderer/index.ts";
import { productAttributes, findNamedProduct, productNeeds } from "../attributes/product.ts";

export const ifAvailable = defineShortcode({
  name: "if-available",
  sentence:
    "The text it encloses, shown only while a product can be booked and each shortcode in it has data; without tgid, while any of the page's own can.",
  example: "Tickets[if-available] from [min-price][/if-available]",
  attributes: productAttributes,
  encloses: "complete",
  needs: productNeeds,
  text: (attributes, context, enclosed) => {
    const meant = attributes.tgid === undefined ? context.pageProducts : [findNamedProduct(attributes, context)];
    // An unavailable product may also be missing from the catalog: neither is a mistake.
    if (!meant.some((product) => product !== undefined && isBookable(product, context.now))) return "";
    // Without any text its closing tag is most likely missing, and what it should hide always shows.
    return enclosed === "" ? undefined : enclosed;
  },
});
