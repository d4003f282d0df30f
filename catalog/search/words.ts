/** Letters that Unicode does not decompose, and their usual spelling without them. */
const plain: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** Forms of one Arabic letter, which are typed for each other. */
const arabic: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ء: "",
};

const folded = { ...plain, ...arabic };
const foldable = new RegExp(`[${Object.keys(folded).join("")}]`, "gu");

/** Accents of Latin letters, and vowel marks and the lengthening of Arabic ones. Those of Japanese letters are others. */
const marks = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g;

/** An Arabic article, alone or after a particle, before at least three letters. */
const article = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** The ending of most plurals, in English and other languages. `Paris` and `glass` are none. */
const plural = /^(\p{Script=Latin}{2,}[^isu])s$/u;

/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * Returns the words of a text as an index has them: `Tours à l’Église` → `tour`, `eglise`. Small letters without
 * accents, no plurals, no Arabic articles, and no single Latin letters.
 */
export function splitWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (unspaced.test(word) ? segmentWord(word) : word.replace(article, "").replace(plural, "$1")))
    .filter((word) => word.length > 1 || isMeaningful(word));
}

/** Returns a text in the one form that all of its spellings share. */
export function fold(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(marks, "").normalize("NFC").toLowerCase();
  // Arabic letters with a hamza are two signs before they are composed.
  return letters.replaceAll(foldable, (letter) => folded[letter] ?? letter);
}

/** `東京タワー` → `東京`, `タワー`. */
function segmentWord(word: string): readonly string[] {
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}

/** One sign can be a whole word of Chinese, and one digit a platform. */
function isMeaningful(word: string): boolean {
  return unspaced.test(word) || /\p{N}/u.test(word);
}
