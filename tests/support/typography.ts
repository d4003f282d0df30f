import type { LocaleCode } from "../../i18n/locales.ts";
import { easternTypography, type Rule } from "./eastern-typography.ts";
import { romanceTypography } from "./romance-typography.ts";
import { englishRules } from "./english-rules.ts";

const straightApostrophe: Rule = { says: "an apostrophe is ’", fault: /\p{L}'\p{L}/u };
const percentSpace: Rule = { says: "a no-break space stands before a percent sign", fault: /[ \d}\]]%/u };

/** The sign of a range is easily lost. A space groups digits by three. */
const lostRange: Rule = { says: "two numbers have a sign or a word between them", fault: /\d\u00a0\d{1,2}(?!\d)/u };

/** Patterns that a text of a language must not have. Other languages have no such rules. */
const rules: Partial<Readonly<Record<LocaleCode, readonly Rule[]>>> = {
  en: englishRules,
  de: [
    percentSpace,
    straightApostrophe,
    { says: "quotation marks are „ and “", fault: /["”]/u },
    { says: "a time has Uhr", fault: /(?<!vom |gelesen )\{(?:time|start|end|rises|sets)\}(?!\s?Uhr)/u },
    { says: "the visitor is Sie", fault: /(?<!\p{L})(?:[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u },
    { says: "days are verfügbar, not frei", fault: /freier? Tag|Tagen (?:ist nichts )?frei(?!\p{L})/u },
    { says: "a demonstration is a demo, not a performance", fault: /diese(?:r)? Vorführung|ist eine Vorführung/u },
    { says: "who returns has Wiedereinlass", fault: /Wiedereintritt/u },
    { says: "a ticket does not speak", fault: /sagt es, wann|[Jj]edes sagt/u },
    { says: "a no-break space stands between an amount and its currency", fault: /\d [€£$]/u },
  ],
  ...romanceTypography,
  id: [
    { says: "quotation marks are “ and ”", fault: /["„]/u },
    { says: "the visitor is Anda", fault: /(?<!\p{L})(?:anda|[Kk]amu|[Kk]alian)(?!\p{L})/u },
    { says: "a time has a point", fault: /^(?!\d{2}:\d{2}$).*\b\d{2}:\d{2}\b/u },
    { says: "an email has no hyphen", fault: /e-mail/iu },
    { says: "an experience is aktivitas", fault: /pengalaman/iu },
    { says: "travellers are wisatawan", fault: /pelancong/iu },
    { says: "what is essential is wajib", fault: /(?:yang|tidak) penting/iu },
    { says: "a demonstration is a protest", fault: /demonstrasi/iu },
    { says: "an interval is istirahat", fault: /\bjeda\b(?! adegan)/iu },
  ],
  nl: [
    { says: "quotation marks are ‘ and ’", fault: /["“”„]/u },
    { says: "the visitor is je", fault: /(?<!\p{L})[Uu]w?(?!\p{L})/u },
    { says: "an experience is an activiteit", fault: /\bervaring(?:en)?\b/iu },
    { says: "days are beschikbaar, not vrij", fault: /vrije dag|dagen? (?:is |zijn )?(?:niets )?vrij|vrij op/iu },
    { says: "what has no steps is zonder treden", fault: /drempelvrij/iu },
    { says: "a demonstration is a protest", fault: /demonstratie/iu },
    { says: "a ticket does not speak", fault: /ticket zegt|elk zegt/iu },
    { says: "a no-break space stands between a currency and its amount", fault: /[€£$] \d/u },
  ],
  pl: [
    { says: "quotation marks are „ and ”", fault: /["“]/u },
    { says: "days are dostępne, not wolne", fault: /(?<!\p{L})woln\p{L}+ (?:w inne )?d(?:zień|ni)(?!\p{L})/iu },
    { says: "a no-break space stands between an amount and its currency", fault: /\d [€£$]/u },
    {
      says: "words for the visitor have a capital",
      fault: /(?<!\p{L})(?:twój|twoj\p{L}*|cię|ciebie|tobie|tobą)(?!\p{L})/u,
    },
    { says: "a brand that is not a subject follows serwis", fault: /\b(?:[wozWOZ]|za) Tessera\b/u },
    { says: "a timed entry is at a chosen hour", fault: /(?:wejście|wstęp|bilet) na godzinę/iu },
    { says: "a demonstration is a protest", fault: /demonstracj/iu },
  ],
  ...easternTypography,
};

/** Returns the typographic faults of a text in a language: `20 %` in French → what has to stand before the sign. */
export function typographyFaults(code: LocaleCode, text: string): readonly string[] {
  const prose = withoutCode(text);
  return [lostRange, ...(rules[code] ?? [])]
    .filter(({ fault }) => fault.test(prose))
    .map(({ says }) => `${code}: ${says}`);
}

/** Returns a text without addresses, the signs of headings and questions, and the syntax of plurals and dates. */
function withoutCode(text: string): string {
  return text
    .replace(/^(?:#+|[QR]:) /u, "")
    .replaceAll(/(?:https?|mailto|document):[^\s)]+/gu, "")
    .replaceAll(/\{(?<name>\w+), plural,/gu, "{");
}
