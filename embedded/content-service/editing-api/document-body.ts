import * as v from "valibot";
import { isRecord } from "../../is-record.ts";

/** Of seeds, of the Migration API, or made up by an editor's tool. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}$/, "it is no document id: letters, digits, _ and -"),
);

/** A document as editors write it: the members and value shapes of the Document API, links as it answers them or by id alone. */
export const documentBody = v.strictObject({
  type: v.pipe(v.string(), v.nonEmpty("it needs the id of a custom type")),
  lang: v.pipe(v.string(), v.nonEmpty("it needs a language code")),
  uid: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "it is no uid: letters, digits and . _ ~ -"))),
    null,
  ),
  title: v.optional(v.string(), ""),
  tags: v.optional(v.array(v.pipe(v.string(), v.nonEmpty("a tag needs a text"))), []),
  /** The document that this one is a translation of. */
  alternate_language_id: v.optional(documentId),
  data: v.custom<Readonly<Record<string, unknown>>>(isRecord, "it needs the values of the fields, by their names"),
});

export type DocumentBody = v.InferOutput<typeof documentBody>;
