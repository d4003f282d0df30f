import { createOnce } from "./create-once.ts";

/** Formatters of one kind: the code has some hundreds, but upstreams name time zones in any spelling. */
const maxFormatters = 5000;

/** Returns a function that creates each formatter once: creating one is a hundred times as slow as formatting. */
function createdOnce<Options extends object, Formatter>(
  create: (tag: string, options: Options | undefined) => Formatter,
) {
  const once = createOnce<Formatter>(maxFormatters);
  return (tag: string, options?: Options): Formatter =>
    once(options === undefined ? tag : tag + JSON.stringify(options), () => create(tag, options));
}

/** Returns the formatter of numbers in a language, by its BCP 47 tag. */
export const numberFormat = createdOnce(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);

/** Returns the formatter of dates. A time zone has to exist: throws RangeError otherwise. */
export const dateFormat = createdOnce(
  (tag, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(tag, options),
);

export const listFormat = createdOnce(
  (tag, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(tag, options),
);

/** Returns the segmenter that finds the words of a language. */
export const wordSegmenter = createdOnce<object, Intl.Segmenter>(
  (tag) => new Intl.Segmenter(tag, { granularity: "word" }),
);

export const relativeTimeFormat = createdOnce(
  (tag, options: Intl.RelativeTimeFormatOptions | undefined) => new Intl.RelativeTimeFormat(tag, options),
);

/** Returns the names of countries in a language, by their ISO 3166-1 codes. An unknown code is its own name. */
export const regionNames = createdOnce<object, Intl.DisplayNames>(
  (tag) => new Intl.DisplayNames(tag, { type: "region", fallback: "code" }),
);

/** Names that Intl has in another language: Indonesian calls Polish Polandia, not Polski. */
const ownNames: Readonly<Record<string, string>> = { "id pl": "Polandia" };

/** Returns the names of languages in a language: `de` → `German`, `Deutsch`. An unknown tag is its own name. */
export const languageNames = createdOnce<object, Pick<Intl.DisplayNames, "of">>((tag) => {
  const names = new Intl.DisplayNames(tag, { type: "language", fallback: "code" });
  return { of: (code) => ownNames[`${tag.slice(0, 2)} ${code}`] ?? names.of(code) };
});

/** Returns whether `languageNames` has a name for this: `de`, `zh-Hant`. They throw RangeError for other texts. */
export function isLanguageTag(text: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text)) return false;
  try {
    return languageNames("en").of(text) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
