import * as v from "valibot";
import { testSnapshot } from "../../support/test-snapshot.ts";
import { defineShortcode } from "../../../shortcodes/engine/define-shortcode.ts";
import { expandText } from "../../../shortcodes/engine/expand-text.ts";
import type { Expander } from "../../../shortcodes/engine/expander.ts";
import { parseText } from "../../../shortcodes/engine/parse-text.ts";
import { testPage } from "../../support/page-context.ts";
import type { Contestant } from "./contestant.ts";

const price = defineShortcode({
  name: "price",
  sentence: "A price.",
  example: '[price tgid="7"]',
  attributes: v.object({ tgid: v.string() }),
  text: ({ tgid }) => `€${tgid}`,
});

const [cta, box] = ["cta", "box"].map((name) =>
  defineShortcode({
    name,
    sentence: "What it encloses.",
    example: `[${name}]text[/${name}]`,
    attributes: v.object({ tgid: v.optional(v.string()) }),
    encloses: true,
    text: (_attributes, _context, enclosed) => enclosed,
  }),
);

const definitions = [price, cta, box].filter((definition) => definition !== undefined);
const { locale, currency, t, site } = testPage();

const expander: Expander = {
  registry: new Map(definitions.map((definition) => [definition.name, definition])),
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

const limits = { tags: Number.POSITIVE_INFINITY, depth: 10 };

export const ours: Contestant = {
  name: "ours",
  does: "a tree with positions and the source of every node; expanding checks attributes by a schema and reports mistakes",
  parse: (text) => parseText(text, limits),
  expand: (text) => expandText(parseText(text, limits), expander),
};
