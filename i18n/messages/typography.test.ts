import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../locales.ts";
import { typographyFaults } from "../../tests/support/typography.ts";
import { catalogs } from "./index.ts";

const codes = Object.values(locales).map(({ code }) => code);

test.each<[LocaleCode, string, string]>([
  ["fr", "Prix : 3 €", "fr: a no-break space stands before a colon or a percent sign"],
  ["fr", "20 % de réduction", "fr: a no-break space stands before a colon or a percent sign"],
  ["fr", "Vraiment ?", "fr: a narrow no-break space stands before ; ! and ?"],
  ["de", "20 % Rabatt", "de: a no-break space stands before a percent sign"],
  ["it", "l'inizio", "it: an apostrophe is ’"],
  [
    "cn",
    "成人(儿童)",
    "cn: brackets, colons, commas and question marks beside the script of the language are full-width",
  ],
  [
    "ja",
    "出典: 東京",
    "ja: brackets, colons, commas and question marks beside the script of the language are full-width",
  ],
  ["ja", "このブラウザ", "ja: a browser is ブラウザー"],
  ["cn", "发给你", "cn: the visitor is 您"],
  ["cn", "另有 5 项", "cn: no space stands between the script and digits"],
  ["cn", "官方票券", "cn: words of Taiwan have others on the mainland"],
  ["tw", "已選#個座位", "tw: a space stands between the script and digits"],
  ["tw", "無台階", "tw: words of the mainland have others in Taiwan"],
  ["ja", "Cookie の設定", "ja: no space stands between the script and digits or Latin letters"],
  ["ko", "2\u00a03시간", "ko: two numbers have a sign or a word between them"],
  ["ko", "Tessera은(는) 독립 판매업체입니다.", "ko: no particle names both of its forms"],
  ["ko", "{date}과 같은 가격입니다.", "ko: no particle depends on a placeholder"],
  ["ko", "+ 와 − 로 확대합니다.", "ko: a particle follows without a space"],
  ["ko", "공급자 데이터", "ko: one thing has one name"],
  ["ja", "“東京”", "ja: quotation marks are 「」"],
  ["ja", "車いす", "ja: one thing has one name"],
  ["cn", "「罗马」", "cn: quotation marks are “”"],
  ["ar", "إذا ألغى المنظّم", "ar: one thing has one name"],
  ["ar", "مدروس جيدا", "ar: an adverb has its tanwin"],
  ["ar", "يرجى المحاولة", "ar: يُرجى has its damma"],
  ["ar", "سلامتكم", "ar: the visitor is one person"],
  ["ar", "حتى {to} سنة", "ar: a noun has a form for each number"],
  ["ar", "موعداً", "ar: the tanwin stands before its alif"],
  ["ar", "متى?", "ar: commas and question marks are Arabic"],
])("%s: %s", (code, text, fault) => {
  expect(typographyFaults(code, text)).toEqual([fault]);
});

test.each<[LocaleCode, string]>([
  ["fr", "À 19:30\u00a0: 20\u00a0% de réduction\u202f!"],
  ["fr", "https://example.org/?a=1"],
  ["fr", "12\u00a0000 visiteurs"],
  ["ja", "（約{count}%）"],
  ["tw", "2026年11月29日，第 2 頁"],
  ["cn", "需要 JavaScript，共5项"],
  ["ko", "{name}에서 +와 −로 확대합니다."],
  ["ar", "موعدًا، متى؟"],
])("%s: %s has no fault", (code, text) => {
  expect(typographyFaults(code, text)).toEqual([]);
});

test.each(codes)("%s: interface texts follow the language's typography", (code) => {
  const faults = listTexts(catalogs[code]).flatMap((text) =>
    typographyFaults(code, text).map((fault) => `${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test("ko: only a sentence of the interface ends in a full stop", () => {
  const faults = listTexts(catalogs.ko).filter((text) => /(?![다요까죠])\p{Script=Hangul}\.(?=\s|$)/u.test(text));
  expect(faults).toEqual([]);
});

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
