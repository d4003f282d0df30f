import * as v from "valibot";

/** Longest `notes`, `credits` and `alt`; Prismic's limit. */
const maxTextLength = 500;

const text = v.pipe(v.string(), v.maxLength(maxTextLength, `must be at most ${maxTextLength} characters`));

/** Texts about an asset. Prismic's client omits missing ones; its editors send null. */
export const assetTexts = { notes: v.nullish(text), credits: v.nullish(text), alt: v.nullish(text) };

/** A file name that is valid as the last segment of a path: no lone surrogates, no `.` and `..`. */
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
