import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../locales.ts";
import { typographyFaults } from "../../tests/support/typography.ts";
import { catalogs } from "./index.ts";

const codes = Object.values(locales).map(({ code }) => code);

test.each<[LocaleCode, string, string]>([
  ["en", "3 seats free, from £78", "en: seats and dates are available, not free"],
  ["en", "for the start on Sun 29 Nov", "en: a tour begins at a start time, a show is a performance"],
  ["en", "as our provider counts it", "en: our ticket partner supplies tickets"],
  ["en", "Help by e-mail", "en: email has no hyphen, and up to has a space"],
  ["fr", "Prix : 3 €", "fr: a no-break space stands before a colon or a percent sign"],
  ["fr", "20 % de réduction", "fr: a no-break space stands before a colon or a percent sign"],
  ["fr", "Vraiment ?", "fr: a narrow no-break space stands before ; ! and ?"],
  ["de", "20 % Rabatt", "de: a no-break space stands before a percent sign"],
  ["de", "Öffnet um {time}.", "de: a time has Uhr"],
  ["de", "Nächster freier Tag", "de: days are verfügbar, not frei"],
  ["de", "Diese Website ist eine Vorführung.", "de: a demonstration is a demo, not a performance"],
  ["de", "kostet 18 €", "de: a no-break space stands between an amount and its currency"],
  ["nl", "Zo annuleert u", "nl: the visitor is je"],
  ["nl", "44 ervaringen", "nl: an experience is an activiteit"],
  ["nl", "Eerstvolgende vrije dag", "nl: days are beschikbaar, not vrij"],
  ["nl", "€ 18", "nl: a no-break space stands between a currency and its amount"],
  ["pl", "w twojej walucie", "pl: words for the visitor have a capital"],
  ["pl", "najbliższy wolny dzień", "pl: days are dostępne, not wolne"],
  ["pl", "rezerwacja w Tessera", "pl: a brand that is not a subject follows serwis"],
  ["pl", "Wejście na godzinę", "pl: a timed entry is at a chosen hour"],
  ["id", "Buka pukul 09:00", "id: a time has a point"],
  ["id", "44 pengalaman", "id: an experience is aktivitas"],
  ["id", "Yang tidak penting", "id: what is essential is wajib"],
  ["it", "l'inizio", "it: an apostrophe is ’"],
  ["fr", "Résultats pour “Rome”", "fr: quotation marks are « and »"],
  ["fr", "Dès le 1 déc.", "fr: the first of a month is 1er"],
  ["fr", "heure de {city}", "fr: no de stands before a name that may begin with a vowel"],
  ["it", "Scrivete con il numero di prenotazione", "it: the visitor is tu"],
  ["it", "Prossimo giorno libero", "it: dates are disponibili, not libere"],
  ["es", "Escriba con su número de reserva", "es: the visitor is tú"],
  ["es", "Próximo día libre", "es: dates are disponibles, not libres"],
  ["pt", "Reserve no seu celular", "pt: words are those of Portugal"],
  ["pt", "O que Tessera promete", "pt: a brand has its article"],
  ["pt", "Esgotado em {date}", "pt: something is on a date: a, not em"],
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
  ["en", "Cancel free until Sunday. Step-free seats are available."],
  ["fr", "https://example.org/?a=1"],
  ["fr", "12\u00a0000 visiteurs"],
  ["ja", "（約{count}%）"],
  ["tw", "2026年11月29日，第 2 頁"],
  ["cn", "需要 JavaScript，共5项"],
  ["ko", "{name}에서 +와 −로 확대합니다."],
  ["ar", "موعدًا، متى؟"],
  ["de", "1 Platz frei"],
  ["nl", "3 plaatsen vrij"],
  ["pl", "Dowolny dzień w serwisie Tessera"],
  ["id", "09:00"],
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
