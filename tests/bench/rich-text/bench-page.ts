import * as v from "valibot";
import { defineShortcode } from "../../../renderer/define/define-shortcode.ts";
import { testPage } from "../../support/page-context.ts";
import { shortcodeContext } from "../../support/shortcode-world.ts";
import { textPorts } from "../../support/text-ports.ts";

/** The text of `[price tgid="1"]`. */
export const priceText = "€49";

const price = defineShortcode({
  name: "price",
  sentence: "",
  example: "",
  attributes: v.object({ tgid: v.string() }),
  text: () => priceText,
});

/** A page with one cheap shortcode. It parses a text each time it expands it. */
export const page = testPage(textPorts(new Map([["price", price]]), shortcodeContext({})));
