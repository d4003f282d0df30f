import * as v from "valibot";
import { need } from "../../catalog/needs.ts";
import { defineShortcode } from "../engine/define-shortcode.ts";
import { productIdAttribute } from "../engine/product-id-attribute.ts";

export const title = defineShortcode({
  name: "title",
  sentence: "The name of a product.",
  example: '[title tgid="1001"]',
  attributes: v.object({ tgid: productIdAttribute() }),
  needs: ({ tgid }) => need("products", [{ id: tgid }]),
  text: ({ tgid }, { snapshot }) => snapshot.get("products", { id: tgid })?.name,
});
