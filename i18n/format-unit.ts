import { numberFormat } from "./formatters.ts";
import { formatTag, type Locale } from "./locales.ts";

type UnitOptions = Pick<Intl.NumberFormatOptions, "unit" | "unitDisplay" | "maximumFractionDigits">;

/** Formats an amount in a unit: `10 min`. Intl has a space that Japanese has before Latin letters only: `10分`, `70 m`. */
export function formatUnit(amount: number, locale: Locale, options: UnitOptions): string {
  const text = numberFormat(formatTag(locale), { style: "unit", ...options }).format(amount);
  return locale.code === "ja" ? text.replace(/\s(?=[\p{Script=Han}\p{Script=Katakana}])/u, "") : text;
}
