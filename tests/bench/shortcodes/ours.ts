import * as v from "valibot";
import { defineShortcode } from "../../../renderer/define/define-shortcode.ts";
import { expandText } from "../../../text/expand-text.ts";
import { parseText } from "../../../text/parse-text.ts";
import type { Attributes } from "../../../text/definition.ts";
import { shortcodeContext } from "../../support/shortcode-world.ts";
import type { Implementation } from "./implementation.ts";

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
const registry = new Map(definitions.map((definition) => [definition.name, definition]));
const context = shortcodeContext({});

const unchecked = new Map(
  definitions.map((definition) => [definition.name, { ...definition, parse: (use: Attributes) => ({ use }) }]),
);

const limits = { tags: Number.POSITIVE_INFINITY, depth: 10 };

export const ours: Implementation = {
  name: "ours",
  does: "a tree with offsets and the source of every node; expanding checks attributes by a schema and collects findings",
  parse: (text) => parseText(text, unchecked, limits),
  expand: (text) => {
    const parsed = parseText(text, registry, limits);
    return expandText(parsed, (use, enclosed) => use.text(context, enclosed)).text;
  },
};
