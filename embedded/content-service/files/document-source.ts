import * as v from "valibot";

const timestamp = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?\+0000$/, "must look like 2026-01-02T10:00:00+0000"),
);

const fields = v.strictObject({
  /** The id, where it does not follow from type, uid and language. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be letters, digits, _ and -"))),
  translations: v.optional(v.string()),
  type: v.pipe(v.string(), v.regex(/^[\w-]+$/, "must be letters, digits, _ and -")),
  /** null for a document of a type without a uid. */
  uid: v.nullable(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "must be letters, digits and . _ ~ -"))),
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[a-z0-9]{2,4}$/, "must look like en-us")),
  /** The title that editors see; defaults to the uid. */
  title: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** Defaults to the time at which the store reads the file. */
  first_publication_date: v.optional(timestamp),
  last_publication_date: v.optional(timestamp),
  data: v.record(v.string(), v.unknown()),
});

/** A document as authors write it; `docs/embedded.md` describes it. */
export const documentSource = v.pipe(
  fields,
  v.check(({ uid, id }) => uid !== null || id !== undefined, "a document without a uid needs an id"),
);

export type DocumentSource = v.InferOutput<typeof documentSource>;
