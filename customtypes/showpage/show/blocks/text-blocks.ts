import * as v from "valibot";

const span = v.looseObject({ start: v.number(), end: v.number() });

/** One block of a flat list, as the content service sends it. Offsets of its spans count in its text. */
const textBlock = v.looseObject({
  type: v.string(),
  text: v.string(),
  spans: v.fallback(v.array(span), []),
});

export type TextBlock = v.InferOutput<typeof textBlock>;

/** A StructuredText field of text blocks alone: what has no text is omitted, and so is what is blank. */
export function textBlocks() {
  return v.pipe(
    v.nullish(v.array(v.unknown(), "is not a list of blocks"), []),
    v.transform((blocks) => blocks.flatMap((block) => filled(block) ?? [])),
    v.metadata({ prismic: "StructuredText" }),
  );
}

function filled(raw: unknown): TextBlock | undefined {
  const { success, output } = v.safeParse(textBlock, raw);
  return success && output.text.trim() !== "" ? output : undefined;
}
