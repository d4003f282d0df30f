import * as v from "valibot";

/** A slice as the content service sends it; `primary` is missing for a variation its model no longer has. */
export const rawSliceSchema = v.object({
  id: v.string(),
  slice_type: v.string(),
  variation: v.nullish(v.string(), "default"),
  primary: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export type RawSlice = v.InferOutput<typeof rawSliceSchema>;

/** A content document, checked as far as every type has it; its own fields are the page kind's to check. */
export const rawDocumentSchema = v.object({
  id: v.string(),
  uid: v.nullish(v.string()),
  type: v.string(),
  lang: v.string(),
  tags: v.array(v.string()),
  alternate_languages: v.array(v.object({ lang: v.string(), uid: v.nullish(v.string()), type: v.string() })),
  last_publication_date: v.nullish(v.string()),
  data: v.record(v.string(), v.unknown()),
});

export type RawDocument = v.InferOutput<typeof rawDocumentSchema>;
