import BBCodeParser from "bbcode-parser";
import buildTree from "bbcode-parser/bbCodeParseTree.js";
import BBTag from "bbcode-parser/bbTag.js";
import type { Implementation } from "./implementation.ts";

const tags = {
  price: new BBTag("price", false, false, false, (_tag, _content, { tgid }) => `€${tgid ?? ""}`),
  cta: new BBTag("cta", false, false, false, (_tag, content) => content),
  box: new BBTag("box", false, false, false, (_tag, content) => content),
};
const parser = new BBCodeParser(tags);

export const bbcodeParser: Implementation = {
  name: "bbcode-parser",
  closesAll: true,
  does: "a tree, by recursion; every tag must be closed, else the whole text stays as it is; expanding escapes HTML",
  parse: (text) => buildTree.buildTree(text, tags),
  expand: (text) => parser.parseString(text, false, false),
};
