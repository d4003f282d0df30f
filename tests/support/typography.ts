import type { LocaleCode } from "../../i18n/locales.ts";
import { easternTypography, type Rule } from "./eastern-typography.ts";

const straightApostrophe: Rule = { says: "an apostrophe is ’", fault: /\p{L}'\p{L}/u };
const percentSpace: Rule = { says: "a no-break space stands before a percent sign", fault: /[ \d}\]]%/u };

/** The sign of a range is easily lost. A space groups digits by three. */
const lostRange: Rule = { says: "two numbers have a sign or a word between them", fault: /\d\u00a0\d{1,2}(?!\d)/u };

/** Patterns that a text of a language must not have. Other languages have no such rules. */
const rules: Partial<Readonly<Record<LocaleCode, readonly Rule[]>>> = {
  de: [percentSpace, straightApostrophe],
  es: [percentSpace],
  fr: [
    straightApostrophe,
    { says: "a no-break space stands before a colon or a percent sign", fault: /[^\u00a0\d]:(?!\d)|[^\u00a0]%/u },
    { says: "a narrow no-break space stands before ; ! and ?", fault: /[^\u202f][;!?]/u },
  ],
  it: [straightApostrophe],
  pt: [straightApostrophe],
  ...easternTypography,
};

/** Returns the typographic faults of a text in a language: `20 %` in French → what has to stand before the sign. */
export function typographyFaults(code: LocaleCode, text: string): readonly string[] {
  const prose = withoutCode(text);
  return [lostRange, ...(rules[code] ?? [])]
    .filter(({ fault }) => fault.test(prose))
    .map(({ says }) => `${code}: ${says}`);
}

/** Returns a text without its addresses, the sign of a heading, and the syntax of plurals and dates. */
function withoutCode(text: string): string {
  return text
    .replace(/^#+ /u, "")
    .replaceAll(/(?:https?|mailto|document):[^\s)]+/gu, "")
    .replaceAll(/\{(?<name>\w+), plural,/gu, "{");
}
