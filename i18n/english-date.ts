import type { DateStyle } from "./date-style.ts";

/** The suffix of an ordinal by its plural category: 1st, 2nd, 3rd, and th for the rest. */
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

/** A day in English: DD-MMM-YY, DD-MMMM-YYYY, MMM Do or DD MMM YYYY (specification §9). */
export function englishDate(date: Date, style: DateStyle): string {
  const day = part(date, { day: "2-digit" });
  const month = part(date, { month: style === "full" ? "long" : "short" });
  const year = part(date, { year: style === "short" ? "2-digit" : "numeric" });
  if (style === "day-month") return `${month} ${ordinal(date.getUTCDate())}`;
  return [day, month, year].join(style === "common" ? " " : "-");
}

function part(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(date);
}

function ordinal(day: number): string {
  const category = new Intl.PluralRules("en", { type: "ordinal" }).select(day);
  return `${day}${suffixes[category] ?? "th"}`;
}
