import * as v from "valibot";
import { parseBlock } from "../parse-block.ts";
import type { RichText } from "../rich-text.ts";

/** A StructuredText field of several blocks; empty when nothing was written. Malformed blocks and spans are left out. */
export function richText() {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((blocks): RichText => blocks.map(parseBlock).filter((block) => block !== undefined)),
    v.metadata({ prismic: "StructuredText" }),
  );
}
