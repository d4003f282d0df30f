import * as v from "valibot";

const uid = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~-]+$/u, "must be letters, digits and . _ ~ -"));
const title = v.pipe(v.string("must be a text"), v.nonEmpty("must not be empty"));
const tags = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  v.transform((all) => [...new Set(all)]),
);
const data = v.custom<unknown>((value) => typeof value === "object" && value !== null, "must be an object of fields");

export const newDocument = v.object({
  title,
  type: v.string("must be the id of a custom type"),
  uid: v.nullish(uid, null),
  lang: v.string("must be a language code"),
  alternate_language_id: v.nullish(v.string()),
  tags: v.optional(tags, []),
  data,
});

export type NewDocument = v.InferOutput<typeof newDocument>;

export const documentChanges = v.object({
  title: v.optional(title),
  uid: v.nullish(uid),
  tags: v.optional(tags),
  data,
});
