import { bestDiscount } from "./best-discount/index.ts";
import type { ShortcodeRegistry } from "./engine/define-shortcode.ts";
import { minPrice } from "./min-price/index.ts";
import { price } from "./price/index.ts";
import { title } from "./title/index.ts";
import { year } from "./year/index.ts";

/** Every shortcode an editor can use. */
export const shortcodes: ShortcodeRegistry = new Map(
  [bestDiscount, minPrice, price, title, year].map((definition) => [definition.name, definition]),
);
