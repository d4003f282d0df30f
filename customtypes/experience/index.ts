import { definePageType } from "../../renderer/index.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import { experienceSchema } from "./fields.ts";
import { product } from "./product/index.ts";
import { productMetadata } from "./product/product-metadata.ts";

/** The own page of a product. It needs no document: the product's data makes it, and a document adds to it. */
export const experience = definePageType({
  type: "experience",
  fields: experienceSchema,
  metadata: productMetadata,
  fromAddress: (path) => {
    const address = parseProductPath(path);
    return address && { tgid: address.id };
  },
  kinds: [product],
});
