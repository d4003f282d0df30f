import * as v from "valibot";

/** Of `notes`, `credits` and `alt`; Prismic's limit. */
const longestText = 500;

const text = v.pipe(v.string(), v.maxLength(longestText, `must be at most ${longestText} characters`));

/** What may be said about an asset. Prismic's own client sends nothing for nothing, its editors null. */
export const assetTexts = { notes: v.nullish(text), credits: v.nullish(text), alt: v.nullish(text) };

export const filename = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/[\p{Cc}/\\]+/gu, "-").slice(-200)),
  v.nonEmpty("must not be empty"),
);
