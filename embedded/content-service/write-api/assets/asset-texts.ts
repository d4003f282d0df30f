import * as v from "valibot";

/** Of `notes`, `credits` and `alt`; Prismic's limit. */
const longestText = 500;

const text = v.pipe(v.string(), v.maxLength(longestText, `must be at most ${longestText} characters`));

/** What may be said about an asset. Prismic's own client sends nothing for nothing, its editors null. */
export const assetTexts = { notes: v.nullish(text), credits: v.nullish(text), alt: v.nullish(text) };

/** A name that can stand in an address as its last part: no half characters, and not `.` or `..`, which lead elsewhere. */
export const filename = v.pipe(
  v.string(),
  v.transform((name) =>
    name
      .replace(/[\p{Cc}\p{Cs}/\\]+/gu, "-")
      .slice(-200)
      .replace(/^\p{Cs}|^\.{1,2}$/u, "-"),
  ),
  v.nonEmpty("must not be empty"),
);
