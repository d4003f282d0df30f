import bbobHtml from "@bbob/html";
import { parse } from "@bbob/parser";
import type { Implementation } from "./implementation.ts";

const options = { onlyAllowTags: ["price", "cta", "box"], stripTags: true };

type Plugin = Extract<Parameters<typeof bbobHtml>[1], (...input: never) => unknown>;

const expandPrices: Plugin = (tree) =>
  tree.walk((node) => (typeof node === "object" && node?.tag === "price" ? `€${String(node.attrs?.["tgid"])}` : node));

export const bbob: Implementation = {
  name: "@bbob/parser, @bbob/html",
  does: "a tree, of names from a list; expanding walks it with a plugin, and writes it without other tags",
  parse: (text) => parse(text, options),
  expand: (text) => bbobHtml(text, expandPrices, options),
};
