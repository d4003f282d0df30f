import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";

/** The id of a seed, of a migrated document, or of an editor's choice. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}$/, "it is no document id: letters, digits, _ and -"),
);

/** A document as editors write it: values of the Document API, with links as read or by id alone. */
export const documentBody = v.strictObject({
  type: v.pipe(v.string(), v.nonEmpty("it needs the id of a custom type")),
  lang: v.pipe(v.string(), v.nonEmpty("it needs a language code")),
  uid: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "it is no uid: letters, digits and . _ ~ -"))),
    null,
  ),
  title: v.optional(v.string(), ""),
  tags: v.optional(v.array(v.pipe(v.string(), v.nonEmpty("a tag needs a text"))), []),
  /** Id of the document that this one translates. */
  alternate_language_id: v.optional(documentId),
  data: v.custom<Readonly<Record<string, unknown>>>(isRecord, "it needs the values of the fields, by their names"),
});

export type DocumentBody = v.InferOutput<typeof documentBody>;
