import type { LocaleCode } from "../../../i18n/locales.ts";
import { claimWords, namedNumbers, numberWords } from "./claim-words.ts";

/** A number, a price or a word that ranks, with its range in the prose. */
export interface Claim {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const withoutSpaces: ReadonlySet<LocaleCode> = new Set(["ja", "tw", "cn", "ko"]);
const digits = String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)*`;

/** Returns what visitors read of a text where no shortcode says it: `From [price] in **Rome**` → `From  in **Rome**`. */
export function extractVisibleProse(text: string): string {
  return text
    .replaceAll(/\[(?<label>[^\]]+)\]\([^)]*\)/gu, "$<label>")
    .replaceAll(/\[\/?[a-z][a-z-]*(?:\s[^\]]*)?\]/gu, "")
    .replace(/^1\. /u, "");
}

/** Returns the claims of a prose, in its order. */
export function claimsIn(prose: string, code: LocaleCode): readonly Claim[] {
  return [...prose.matchAll(patternFor(code))].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

const patterns = new Map<LocaleCode, RegExp>();

/** Returns the pattern of a language's claims, made once. */
function patternFor(code: LocaleCode): RegExp {
  const pattern = patterns.get(code) ?? createClaimPattern(claimWords[code], withoutSpaces.has(code));
  patterns.set(code, pattern);
  return pattern;
}

function createClaimPattern(list: string, anywhere: boolean): RegExp {
  const words = list.split(" ").join("|");
  return new RegExp(anywhere ? `${digits}|${words}` : String.raw`${digits}|(?<!\p{L})(?:${words})(?!\p{L})`, "giu");
}

/** Returns the numbers that an English prose states, in digits or words: `twelve of 5,000` → 12, 5000. */
export function numbersIn(prose: string): ReadonlySet<string> {
  const numbers = new Set<string>();
  let total: number | undefined;
  for (const token of prose.toLowerCase().matchAll(/\p{Nd}+(?:[.,:]\p{Nd}+)*|\p{L}+/gu)) {
    const value = /^\p{Nd}/u.test(token[0]) ? Number(plainDigits(token[0])) : numberWords.get(token[0]);
    if (/^\p{Nd}/u.test(token[0])) numbers.add(plainDigits(token[0]));
    const named = namedNumbers.get(token[0]);
    if (named !== undefined) numbers.add(String(named));
    total = value === undefined ? undefined : combined(total, value);
    if (total !== undefined) for (const unit of [1, 10_000]) numbers.add(String(total / unit));
  }
  return numbers;
}

/** Combines number words: 20 and 7 are 27, 2 and 100 are 200. */
function combined(total: number | undefined, value: number): number {
  if (total === undefined) return value;
  return value >= 100 ? total * value : total + value;
}

/** Returns a number without the marks that group or divide it: `5,000`, `5.000` → `5000`. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[.,:]/gu, "");
}
