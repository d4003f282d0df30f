import * as v from "valibot";
import { isRecord } from "@tessera/runtime/is-record.ts";

/** The id of a seed, of a migrated document, or of an editor's choice. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}$/, "it is no document id: letters, digits, _ and -"),
);

/** Members that reading adds. They are ignored, so that a client may put what it read. */
const readMembers = {
  id: v.optional(v.unknown()),
  translations: v.optional(v.unknown()),
  revision: v.optional(v.unknown()),
  at: v.optional(v.unknown()),
  author: v.optional(v.unknown()),
  label: v.optional(v.unknown()),
  archived: v.optional(v.unknown()),
  base: v.optional(v.unknown()),
};

/** Documents of the group of translations, as reading lists them. */
const readTranslations = v.fallback(v.array(v.looseObject({ id: v.string() })), []);

/** Members that an editor writes. */
export const writtenMembers = {
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
};

/**
 * A document as editors write it: values of the Document API, with links as read or by id alone. The response of a GET is
 * one too.
 */
export const documentBody = v.pipe(
  v.strictObject({ ...readMembers, ...writtenMembers, alternate_languages: v.optional(readTranslations, []) }),
  v.transform(
    ({ type, lang, uid, title, tags, alternate_language_id: original, alternate_languages: known, data }) => ({
      type,
      lang,
      uid,
      title,
      tags,
      ...(original !== undefined && { alternate_language_id: original }),
      /** Ids of translations that a new document joins without an original. */
      knownTranslations: known.map(({ id }) => id),
      data,
    }),
  ),
);

export type DocumentBody = v.InferOutput<typeof documentBody>;
