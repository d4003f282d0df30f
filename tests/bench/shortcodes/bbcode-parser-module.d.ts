declare module "bbcode-parser/bbTag.js" {
  interface BBTag {
    readonly tagName: string;
  }
  const BBTag: new (
    tagName: string,
    insertLineBreaks: boolean,
    suppressLineBreaks: boolean,
    noNesting: boolean,
    markupGenerator: (tag: BBTag, content: string, attributes: Readonly<Record<string, string>>) => string,
  ) => BBTag;
  export default BBTag;
}

declare module "bbcode-parser" {
  import type BBTag from "bbcode-parser/bbTag.js";
  export default class BBCodeParser {
    constructor(tags: Readonly<Record<string, BBTag>>);
    parseString(content: string, stripTags: boolean, insertLineBreaks: boolean): string;
  }
}

declare module "bbcode-parser/bbCodeParseTree.js" {
  import type BBTag from "bbcode-parser/bbTag.js";
  const trees: { buildTree(text: string, tags: Readonly<Record<string, BBTag>>): unknown };
  export default trees;
}
