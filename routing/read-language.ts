import { defaultLocale, isLocaleCode, type LocaleCode } from "../i18n/locales.ts";
import { type Refused, refuse } from "./refusal.ts";

export interface PageTarget {
  readonly kind: "target";
  readonly locale: LocaleCode;
  /** Decoded segments after the language prefix. */
  readonly path: readonly string[];
}

const maxSegments = 12;

/**
 * Parses the language prefix of a path: one or two known codes, of which the first one counts (specification §2).
 * A third would make a redirect lead to another redirect, so such a path is unknown.
 */
export function readLanguage(segments: readonly string[]): PageTarget | Refused {
  const prefix = leadingCodes(segments);
  const path = segments.slice(prefix.length);
  if (prefix.length > 2 || path.length > maxSegments) return refuse("path-unknown");
  const [locale = defaultLocale] = prefix;
  return { kind: "target", locale, path };
}

function leadingCodes(segments: readonly string[]): readonly LocaleCode[] {
  const codes: LocaleCode[] = [];
  for (const segment of segments) {
    const code = segment.toLowerCase();
    if (!isLocaleCode(code)) break;
    codes.push(code);
  }
  return codes;
}
