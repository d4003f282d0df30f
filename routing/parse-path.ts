import { defaultLocale, isLocaleCode, type LocaleCode } from "../i18n/locales.ts";
import { type Refused, refuse } from "./refusal.ts";

/** Counted with the trailing slash, whether it was sent or not. */
const maxLength = 2048;

/**
 * Excludes dots, which join page identifiers, and slashes, backslashes and control characters, which were encoded. No ASCII
 * character that remains needs its encoding.
 */
const segmentShape = /^[\p{L}\p{N}_~-]+$/u;

export interface Path {
  readonly kind: "path";
  /** Decoded, without empty ones and without `index` at the end. */
  readonly segments: readonly string[];
  /** Whether each segment was sent with one slash after it and no needless encoding, and none was removed. */
  readonly tidy: boolean;
}

/** Parses a raw path to its segments. Refuses bytes outside ASCII: clients have to percent-encode them. */
export function parsePath(path: string): Path | Refused {
  const trailingSlash = path.endsWith("/");
  if (path.length > (trailingSlash ? maxLength : maxLength - 1)) return refuse("path-too-long");
  if (!/^\/[\x21-\x7e]*$/.test(path)) return refuse("path-malformed");
  const typed = decode(path.split("/").filter((segment) => segment !== ""));
  if (typed === undefined) return refuse("path-malformed");
  if (!typed.every((segment) => segmentShape.test(segment))) return refuse("path-unknown");
  const segments = withoutIndex(typed);
  const tidy = trailingSlash && !/\/\/|%[2-7]/.test(path) && segments.length === typed.length;
  return { kind: "path", segments, tidy };
}

/** Removes `index` from the end: Next renders `/rome/index/` as `/rome/`, which would be a second address of the page. */
function withoutIndex(segments: readonly string[]): readonly string[] {
  const last = segments.findLastIndex((segment) => segment !== "index");
  return segments.slice(0, last + 1);
}

function decode(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export interface PageTarget {
  readonly kind: "target";
  readonly locale: LocaleCode;
  /** Decoded segments after the language prefix. */
  readonly path: readonly string[];
}

const maxSegments = 12;

/**
 * Parses the language prefix of a path: one or two codes of the host's languages. The first one counts (B1, Q15).
 * A third would make a redirect lead to another redirect, so such a path is unknown.
 */
export function readLanguage(segments: readonly string[], languages: readonly LocaleCode[]): PageTarget | Refused {
  const prefix = leadingCodes(segments, languages);
  const path = segments.slice(prefix.length);
  if (prefix.length > 2 || path.length > maxSegments) return refuse("path-unknown");
  const [locale = defaultLocale] = prefix;
  return { kind: "target", locale, path };
}

/** Returns the codes of languages that a path starts with: `["DE", "rome"]` → `["de"]`, `["pt-br"]` → `["pt"]`. */
export function leadingCodes(segments: readonly string[], languages: readonly LocaleCode[]): readonly LocaleCode[] {
  const codes: LocaleCode[] = [];
  for (const segment of segments) {
    const code = findLocaleCode(segment.toLowerCase());
    if (code === undefined || !languages.includes(code)) break;
    codes.push(code);
  }
  return codes;
}

/** Codes of other sites for our languages. */
const otherNames: ReadonlyMap<string, LocaleCode> = new Map([
  ["zh", "cn"],
  ["zh-cn", "cn"],
  ["zh-hans", "cn"],
  ["zh-tw", "tw"],
  ["zh-hk", "tw"],
  ["zh-hant", "tw"],
]);

/** Returns the code of a language, or of a tag that names its country too: `en-gb` → `en` (E13). */
function findLocaleCode(segment: string): LocaleCode | undefined {
  if (isLocaleCode(segment)) return segment;
  const [language = ""] = /^[a-z]{2}(?=-[a-z]{2}$)/.exec(segment) ?? [];
  return otherNames.get(segment) ?? (isLocaleCode(language) ? language : undefined);
}
