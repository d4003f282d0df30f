import * as v from "valibot";
import { testSnapshot } from "../../support/test-snapshot.ts";
import { defineShortcode } from "../../../shortcodes/engine/define-shortcode.ts";
import { expandPieces } from "../../../shortcodes/engine/expand-pieces.ts";
import type { Expander } from "../../../shortcodes/engine/expander.ts";
import { testPage } from "../../support/page-context.ts";

const { locale, currency, t, site } = testPage();

/** What `[price tgid="1"]` says. */
export const priceText = "€49";

const price = defineShortcode({
  name: "price",
  sentence: "",
  example: "",
  attributes: v.object({ tgid: v.string() }),
  text: () => priceText,
});

const expander: Expander = {
  registry: new Map([["price", price]]),
  context: {
    market: { locale, currency },
    snapshot: testSnapshot(),
    pageProducts: [],
    t,
    now: 0,
    site,
  },
  report: () => {},
};

/** A page with one shortcode, which costs next to nothing itself. */
export const page = testPage({ pieces: (text) => expandPieces(text, expander) });
