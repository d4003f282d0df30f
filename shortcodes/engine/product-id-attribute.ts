import { idAttribute } from "./id-attribute.ts";

/** An attribute that names a product: `tgid="123"`. */
export function productIdAttribute() {
  return idAttribute("a product");
}
