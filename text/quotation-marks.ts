import { firstBeyondAscii, units } from "./characters.ts";

/** A quotation mark, as a character or as the entity that stands for one. */
export interface QuotationMark {
  readonly text: string;
  /** A mark is closed by one of the same family: keyboards mix straight and curly marks, but not guillemets. */
  readonly family: Family;
  /** Marks of other families close it at the end of an attribute: word processors mix them with guillemets and primes. */
  readonly size: "double" | "single";
  /** A straight mark opens and closes alike: the next of the same closes it, wherever it occurs. */
  readonly straight: boolean;
}

type Family = `${"double" | "single"}${"" | " guillemet" | " prime" | " corner"}`;

const marks: readonly QuotationMark[] = [
  ...toQuotationMarks("double", true, '" &quot; &#34; &#x22;'),
  ...toQuotationMarks(
    "double",
    false,
    "“ ” „ ‟ &ldquo; &rdquo; &bdquo; &#8220; &#8221; &#8222; &#x201c; &#x201d; &#x201e;",
  ),
  ...toQuotationMarks("double prime", false, "″ ‶ 〝 〞 ＂"),
  ...toQuotationMarks("double corner", false, "『 』"),
  ...toQuotationMarks("double guillemet", false, "« » &laquo; &raquo; &#171; &#187; &#xab; &#xbb;"),
  ...toQuotationMarks("single", true, "' &apos; &#39; &#039; &#x27;"),
  ...toQuotationMarks(
    "single",
    false,
    "‘ ’ ‚ ‛ &lsquo; &rsquo; &sbquo; &#8216; &#8217; &#8218; &#x2018; &#x2019; &#x201a;",
  ),
  ...toQuotationMarks("single prime", false, "′ ‵ ` ´ ＇"),
  ...toQuotationMarks("single corner", false, "「 」"),
  ...toQuotationMarks("single guillemet", false, "‹ › &lsaquo; &rsaquo; &#8249; &#8250; &#x2039; &#x203a;"),
];

const entities = new Map(marks.filter(({ text }) => text.length > 1).map((mark) => [mark.text, mark]));
const characters = new Map(
  marks.filter(({ text }) => text.length === 1).map((mark) => [mark.text.charCodeAt(0), mark]),
);
const longestEntity = Math.max(...marks.map(({ text }) => text.length));

/** Marks that are also signs of measure or brackets of words. A value without quotation marks may have them. */
const alsoSigns = /(?:prime|corner)$/;

/** Returns whether a value without quotation marks ends before this UTF-16 unit. */
export function endsBareValue(unit: number): boolean {
  return isQuotationMark(unit) && !alsoSigns.test(characters.get(unit)?.family ?? "");
}

function isQuotationMark(unit: number): boolean {
  if (unit >= firstBeyondAscii) return characters.has(unit);
  return unit === units.quote || unit === units.apostrophe || unit === units.backtick;
}

/** Returns the mark at this offset of a text. */
export function quotationMarkAt(source: string, at: number): QuotationMark | undefined {
  const unit = source.charCodeAt(at);
  if (unit !== units.ampersand) return isQuotationMark(unit) ? characters.get(unit) : undefined;
  const around = source.slice(at, at + longestEntity);
  return entities.get(around.slice(0, around.indexOf(";") + 1).toLowerCase());
}

function toQuotationMarks(family: Family, straight: boolean, texts: string): readonly QuotationMark[] {
  const size = family.startsWith("double") ? "double" : "single";
  return texts.split(" ").map((text) => ({ text, family, size, straight }));
}
