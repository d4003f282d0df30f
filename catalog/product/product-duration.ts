import { createOnce } from "../../i18n/create-once.ts";
import { closeUnit } from "../../i18n/format-unit.ts";
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
  return durationRange(minDuration, maxDuration, { locale, t, length });
}

interface RangeWords {
  readonly locale: Locale;
  readonly t: Translator;
  readonly length?: "long" | "short";
}

/**
 * Returns a range of minutes in words, of one unit where it has no other: `3–4 hours`, `1 hour to 1 hour 30 minutes`. From
 * right to left each end has its unit: bare numbers around a dash can be read either way.
 */
export function durationRange(
  from: number | undefined,
  to: number | undefined,
  { locale, t, length = "long" }: RangeWords,
): string {
  const shortest = formatDuration(from, locale, length);
  const longest = formatDuration(to, locale, length);
  if (shortest === "" || longest === "" || shortest === longest) return shortest || longest;
  const [first, last] = [roundedMinutes(from), roundedMinutes(to)];
  const unit = first < last && locale.direction === "ltr" ? soleUnit(first, last) : undefined;
  if (unit === undefined) return t("duration.range", { shortest, longest });
  const format = unitFormat(unit.unit, length, locale);
  const range = format.formatRange(first / unit.minutes, last / unit.minutes);
  // CLDR has a hyphen in ranges of some languages; printed ranges have an en dash.
  return closeUnit(range.replace(/ ?- ?/, "–"), locale);
}

/** Returns the unit that each of two durations is in whole; undefined where one takes another unit. */
function soleUnit(...durations: readonly number[]) {
  return units.find((unit, index) => {
    const next = units[index - 1]?.minutes ?? Number.POSITIVE_INFINITY;
    return durations.every((each) => each >= unit.minutes && each < next && each % unit.minutes === 0);
  });
}

const units = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/**
 * Returns a duration in words, rounded to 5 minutes (J5): `2 hours 30 minutes`. Without a duration the text is empty.
 */
export function formatDuration(
  minutes: number | undefined,
  locale: Locale,
  display: "long" | "short" = "long",
): string {
  const rounded = roundedMinutes(minutes);
  return textOnce(`${rounded}/${display}/${locale.code}`, () => durationText(rounded, locale, display));
}

/** Durations as texts: a page says each in several places, and formatting takes longer than a look-up. */
const textOnce = createOnce<string>(5000);

function durationText(minutes: number, locale: Locale, display: "long" | "short"): string {
  let left = minutes;
  const parts: string[] = [];
  for (const { unit, minutes: length } of units) {
    const count = Math.floor(left / length);
    if (count > 0) parts.push(inUnit(count, unit, display, locale));
    left %= length;
  }
  return joinParts(parts, locale, display);
}

/** Languages that say "and" between hours and minutes. Intl would put a comma into the others. */
const saysAnd: ReadonlySet<string> = new Set(["ar/long", "ar/short", "es/long", "it/long", "pt/long"]);

/** Joins hours and minutes as a language does: `2 heures 30 minutes`, `2 ore e 30 minuti`. French has `2 h 05`. */
function joinParts(parts: readonly string[], locale: Locale, display: "long" | "short"): string {
  const tag = formatTag(locale);
  if (saysAnd.has(`${locale.code}/${display}`))
    return listFormat(tag, { type: "unit", style: locale.code === "ar" ? "narrow" : "long" }).format(parts);
  const text = parts.join(unspaced.has(locale.code) ? "" : " ");
  return locale.code === "fr"
    ? text.replace(/(?<=\sh )(\d+)\smin$/, (_, minutes) => String(minutes).padStart(2, "0"))
    : text;
}

/** Languages whose durations have no spaces: `2時間30分`. */
const unspaced: ReadonlySet<LocaleCode> = new Set(["ja", "cn"]);

function inUnit(count: number, unit: string, display: "long" | "short", locale: Locale): string {
  return closeUnit(unitFormat(unit, display, locale).format(count), locale);
}

/** Returns a formatter of one unit. Short Indonesian units are unknown to readers: `3 j` for `3 jam`. */
function unitFormat(unit: string, display: "long" | "short", locale: Locale): Intl.NumberFormat {
  return numberFormat(formatTag(locale), { style: "unit", unit, unitDisplay: locale.code === "id" ? "long" : display });
}

function roundedMinutes(minutes = 0): number {
  return Math.round(minutes / 5) * 5;
}
