import { expect, test } from "vitest";
import { shortcodes } from "../../shortcodes/index.ts";
import { expandShortcode } from "../support/expand-shortcode.ts";
import { testProduct } from "../support/test-product.ts";

const products = [testProduct({ id: 1 })];

/** Shortcodes that have a default for what they are about: the page's first product, the current day. */
const withDefault = [...shortcodes.values()].filter((definition) => {
  const isInvalid = definition.parse({}).use === undefined;
  return !isInvalid && definition.attributeNames.size > 1;
});

test.each(withDefault.map((definition) => [definition.name, definition] as const))(
  "F6, D33: a misspelled attribute of [%s] never yields its default",
  (name, definition) => {
    const closing = definition.encloses ? `text[/${name}]` : "";
    const text = expandShortcode(definition, `[${name} misspelled=7 fallback=F]${closing}`, { products });
    expect(text).toBe("F\nshortcode-attribute-unknown\nshortcode-invalid");
  },
);
