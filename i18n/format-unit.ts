import { numberFormat } from "./formatters.ts";
import { formatTag, type Locale } from "./locales.ts";

type UnitOptions = Pick<Intl.NumberFormatOptions, "unit" | "unitDisplay" | "maximumFractionDigits">;

/** Formats an amount in a unit: `10 min`, Japanese `10分`. */
export function formatUnit(amount: number, locale: Locale, options: UnitOptions): string {
  return closeUnit(numberFormat(formatTag(locale), { style: "unit", ...options }).format(amount), locale);
}

/** Removes the space that Intl has before a unit, where Japanese has one before Latin letters only: `10分`, `70 m`. */
export function closeUnit(text: string, { code }: Pick<Locale, "code">): string {
  return code === "ja" ? text.replace(/\s(?=[\p{Script=Han}\p{Script=Katakana}])/u, "") : text;
}
