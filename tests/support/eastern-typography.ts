import type { LocaleCode } from "../../i18n/locales.ts";

/** A pattern that a text of a language must not have, and what it should be. */
export interface Rule {
  readonly says: string;
  readonly fault: RegExp;
}

const ideograph = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const fullWidth: Rule = {
  says: "brackets, colons, commas and question marks beside the script of the language are full-width",
  fault: new RegExp(`${ideograph} ?[(),:?!]|[(),:?!] ?${ideograph}`, "u"),
};
const politeYou: Rule = { says: "the visitor is 您", fault: /你(?![们們])/u };

const oneName = (others: RegExp): Rule => ({ says: "one thing has one name", fault: others });
const quotationMarks = (marks: string, fault: RegExp): Rule => ({ says: `quotation marks are ${marks}`, fault });

/** Dates are set solid in both: `2026年11月29日`. */
const spacedDigits: Rule = {
  says: "a space stands between the script and digits",
  fault: /(?![年月])\p{Script=Han}[\d#]|[\d#](?![年月日])\p{Script=Han}/u,
};
const solidDigits: Rule = {
  says: "no space stands between the script and digits",
  fault: /\p{Script=Han} [\d#]|[\d#%] \p{Script=Han}/u,
};
const solidLatin: Rule = {
  says: "no space stands between the script and digits or Latin letters",
  fault: new RegExp(`${ideograph} [A-Za-z\\d#]|[A-Za-z\\d#}%] ${ideograph}`, "u"),
};

/** A form like 은 or 는 follows from the sound before it, which a placeholder leaves open. A particle follows without a space. */
const particle = String.raw`(?:은|는|이|가|을|를|와|과|으로|로)(?!\p{L})`;
const koreanRules: readonly Rule[] = [
  quotationMarks("‘’ or “”", /[「」«»]/u),
  oneName(/제공업체|공급자|운영업체|주최 측|이동편/u),
  { says: "no particle names both of its forms", fault: /[은이을와]\([는가를과]\)|\(으\)로/u },
  { says: "no particle depends on a placeholder", fault: new RegExp(String.raw`\{\w+\}${particle}`, "u") },
  { says: "a particle follows without a space", fault: new RegExp(String.raw`[+−\d}] ${particle}`, "u") },
];

const arabicRules: readonly Rule[] = [
  quotationMarks("«»", /[“”]/u),
  oneName(/مواعيد العمل|صف شباك|المنظّم(?!ة)/u),
  { says: "the tanwin stands before its alif", fault: /\u0627\u064b/u },
  {
    says: "an adverb has its tanwin",
    fault: /(?<!\p{L})(?:جد|جيد|مجان|أيض|دائم|تمام|فور|مسبق|يومي)ا(?![\p{L}\p{M}])/u,
  },
  { says: "يُرجى has its damma", fault: /(?<!\p{L})يرجى/u },
  {
    says: "the visitor is one person",
    fault: /(?<!\p{L})(?:(?:سلامت|رحلت|زيارت|حجز|تذكرت|تذاكر|إلي|ل)كم|تأتون|راجعوا|احجزوا|اختاروا)(?!\p{L})/u,
  },
  { says: "commas and question marks are Arabic", fault: /[?;]|\p{Script=Arabic}\s*,/u },
  {
    says: "a noun has a form for each number",
    fault: /\{\w+\} (?:سن|يوم|أيام|ساع|تقييم|مراجع|مسافر|عميل|مقعد|تذكر|تجرب|تجارب|أخرى|شخص)/u,
  },
];

/** The rules of the languages that have a script other than Latin. */
export const easternTypography = {
  tw: [
    fullWidth,
    quotationMarks("「」", /[“”]/u),
    politeYou,
    spacedDigits,
    { says: "words of the mainland have others in Taiwan", fault: /在線|台階|主辦方|樂隊|時長|信息|視頻|小巴/u },
  ],
  cn: [
    fullWidth,
    quotationMarks("“”", /[「」]/u),
    politeYou,
    solidDigits,
    { says: "words of Taiwan have others on the mainland", fault: /票券|共乘|露营车|一趟|资讯|影片|小巴/u },
  ],
  ja: [
    fullWidth,
    quotationMarks("「」", /[“”]/u),
    solidLatin,
    oneName(/プロバイダー|車いす|批評家/u),
    { says: "a browser is ブラウザー", fault: /ブラウザ(?!ー)/u },
  ],
  ko: koreanRules,
  ar: arabicRules,
} satisfies Partial<Readonly<Record<LocaleCode, readonly Rule[]>>>;
