import { listFormat, numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale, type LocaleCode } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Product } from "./product.ts";

/** Returns how long a product takes: one duration, or from the shortest to the longest. Empty when the provider does not say. */
export function productDuration(
  { minDuration, maxDuration }: Pick<Product, "minDuration" | "maxDuration">,
  locale: Locale,
  t: Translator,
  length: "long" | "short" = "long",
): string {
  const shortest = formatDuration(minDuration, locale, length);
  const longest = formatDuration(maxDuration, locale, length);
  if (shortest === "" || longest === "" || shortest === longest) return shortest || longest;
  return t("duration.range", { shortest, longest });
}

const units = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** Returns a duration in words, rounded to 5 minutes (specification §9): `2 hours 30 minutes`. Empty for none. */
export function formatDuration(
  minutes: number | undefined,
  locale: Locale,
  display: "long" | "short" = "long",
): string {
  let left = Math.round((minutes ?? 0) / 5) * 5;
  const parts: string[] = [];
  for (const { unit, minutes: length } of units) {
    const count = Math.floor(left / length);
    if (count > 0) parts.push(inUnit(count, unit, display, locale));
    left %= length;
  }
  return joined(parts, locale);
}

/** Arabic says "and"; Japanese and Simplified Chinese write on. Intl would put a comma into the other languages. */
function joined(parts: readonly string[], locale: Locale): string {
  if (locale.code !== "ar") return parts.join(unspaced.has(locale.code) ? "" : " ");
  return listFormat(formatTag(locale), { type: "unit", style: "narrow" }).format(parts);
}

/** Languages whose durations have no spaces: `2時間30分`. */
const unspaced: ReadonlySet<LocaleCode> = new Set(["ja", "cn"]);

function inUnit(count: number, unit: string, unitDisplay: "long" | "short", locale: Locale): string {
  const text = numberFormat(formatTag(locale), { style: "unit", unit, unitDisplay }).format(count);
  return unspaced.has(locale.code) ? text.replace(/\s/g, "") : text;
}
