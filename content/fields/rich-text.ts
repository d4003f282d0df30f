import * as v from "valibot";
import { SourceText } from "../source-text.ts";
import { parseBlock } from "../rich-text/parse-block.ts";
import type { RichText } from "../rich-text/rich-text.ts";

/**
 * A StructuredText field of several blocks. It is empty when nothing was written, and when all was deleted: blank
 * paragraphs remain then. Malformed blocks and spans are omitted.
 */
export function richText() {
  return v.pipe(
    v.nullish(v.array(v.unknown(), "is not a list of blocks"), []),
    v.transform((blocks): RichText => {
      const parsed = blocks.map(parseBlock).filter((block) => block !== undefined);
      return parsed.every(isBlank) ? [] : parsed;
    }),
    v.metadata({ prismic: "StructuredText" }),
  );
}

function isBlank(block: RichText[number]): boolean {
  return "text" in block && block.text.source.trim() === "";
}

const titleBlock = v.object({ text: v.string("is not a text") }, "is not a block");

/** A StructuredText field that holds one heading, as `text` is. */
export function title() {
  return v.pipe(
    v.nullish(v.array(titleBlock, "is not a list of blocks"), []),
    v.transform(([block]) => new SourceText(block?.text ?? "")),
    v.metadata({ prismic: "StructuredText" }),
  );
}
