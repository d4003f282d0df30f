import { hasGlyph } from "./share-fonts.ts";

/** A text without what the fonts lack. */
export interface FittedText {
  /** Empty if no letter and no digit is left. */
  readonly text: string;
  /** Words that were omitted, in their order. */
  readonly omitted: readonly string[];
}

/**
 * Omits what the fonts lack: words with such a letter, amounts with such a sign, and other symbols. So
 * `Visit กรุงเทพ 🎄` → `Visit`, and the omitted word is `กรุงเทพ`. A letter whose accents they lack is set without them.
 */
export function fitText(text: string): FittedText {
  // Neither has a glyph: controls, and the selector of a sign in color.
  const plain = text.normalize("NFC").replaceAll(/[^\P{Cc}\s]|\uFE0F/gu, "");
  // Each page's title is checked, and nearly all are whole. To find words costs a hundred times as much.
  const fitted = isCovered(plain) ? [{ text: plain, omitted: [] }] : plain.split(/(?<space>\s+)/u).map(fitToken);
  const omitted = fitted.flatMap((token) => token.omitted);
  const left = fitted
    .map((token) => token.text)
    .join("")
    .replaceAll(/(?<first>\s)\s+/gu, "$<first>")
    .trim();
  const whole = omitted.length === 0 ? left : trimSeparators(left);
  return { text: /[\p{L}\p{N}]/u.test(whole) ? whole : "", omitted };
}

/** Fits what stands between spaces. */
function fitToken(token: string): FittedText {
  const words = [...segmenters.word.segment(token)].map(({ segment }) => fitWord(segment));
  const omitted = words.flatMap((word) => word.omitted);
  const isAmount = omitted.some((word) => /\p{Sc}/u.test(word));
  return isAmount ? { text: "", omitted: [token] } : { text: words.map(({ text }) => text).join(""), omitted };
}

function fitWord(word: string): FittedText {
  const letters = splitGraphemes(word).map((letter) => ({ letter, fitted: fitLetter(letter) }));
  const isOmitted = letters.some(({ letter, fitted }) => fitted === "" && /[\p{L}\p{N}\p{Sc}]/u.test(letter));
  return isOmitted
    ? { text: "", omitted: [word] }
    : { text: letters.map(({ fitted }) => fitted).join(""), omitted: [] };
}

/** Returns a letter, or its plain form, or nothing, as the fonts have it: `ấ` → `a`, `𝗥` → `R`. */
function fitLetter(letter: string): string {
  const plain = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "").normalize("NFC");
  const forms = [letter, plain];
  return forms.find(isCovered) ?? "";
}

/** Whether the fonts have all that is seen of a text. */
function isCovered(text: string): boolean {
  return Array.from(text).every((character) => hasGlyph(character) || isUnseen(character));
}

/** Whether a character is space, or only says how its neighbors are set. */
function isUnseen(character: string): boolean {
  return /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(character);
}

/** Removes what stood between words that were omitted: empty brackets, and commas and dashes at either end. */
function trimSeparators(text: string): string {
  return text.replaceAll(/\s*\p{Ps}\s*\p{Pe}/gu, "").replaceAll(/^[\s\p{Pd}\p{Po}|]+|[\s\p{Pd}\p{Po}|]+$/gu, "");
}

const segmenters = {
  word: new Intl.Segmenter("en", { granularity: "word" }),
  grapheme: new Intl.Segmenter("en", { granularity: "grapheme" }),
};

/** Returns the letters of a text as readers see them. Accents and joined signs belong to the letter before them. */
export function splitGraphemes(text: string): readonly string[] {
  return [...segmenters.grapheme.segment(text)].map(({ segment }) => segment);
}
