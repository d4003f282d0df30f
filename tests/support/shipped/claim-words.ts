import type { LocaleCode } from "../../../i18n/locales.ts";

/** English words for numbers. "One" is too often a pronoun. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"].map(
    (word, index): [string, number] => [word, index + 2],
  ),
  ...["fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"].map((word, index): [string, number] => [
    word,
    index + 14,
  ]),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, index): [string, number] => [word, (index + 2) * 10],
  ),
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
]);

/** English words for numbers that other languages write in digits: `second tier` → `2層目`, `May` → `5月`. */
export const namedNumbers: ReadonlyMap<string, number> = new Map([
  ["second", 2],
  ..."january february march april may june july august september october november december"
    .split(" ")
    .map((month, index): [string, number] => [month, index + 1]),
]);

/** Words that rank, count or promise without exception. Each is a whole word, but for scripts without spaces. */
export const claimWords: Readonly<Record<LocaleCode, string>> = {
  en: `${[...numberWords.keys()].join(" ")} best most largest biggest greatest highest lowest cheapest fastest oldest quietest emptiest favourite unique only every everything always never first guaranteed unlimited`,
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend Millionen siebenundzwanzig achtzehn vierzig zweihundert achtzig beste besten bester bestes meiste meisten größte größten höchste niedrigste günstigste schnellste älteste ruhigsten einzige einzigartig immer nie niemals garantiert",
  nl: "twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend miljoen beste meeste grootste hoogste laagste goedkoopste snelste oudste enige uniek altijd nooit gegarandeerd",
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce veinte veintisiete cien mil millones mejor mejores mayoría máximo mínimo único única siempre nunca jamás garantizado",
  pt: "dois duas três quatro cinco seis sete oito nove dez onze doze vinte cem mil milhões melhor melhores maioria único única sempre nunca jamais garantido",
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze vingt cent mille millions meilleur meilleure meilleurs meilleures plupart unique seul seule toujours jamais garanti",
  it: "due tre quattro cinque sette otto nove dieci undici dodici venti ventisette cento mille milioni migliore migliori unico unica sempre mai garantito",
  pl: "dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwanaście dwadzieścia sto tysiąc milionów najlepszy najlepsze najlepsza największy największe najtańszy jedyny jedyna zawsze nigdy gwarantowane",
  id: "dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh ratus ribu juta terbaik terbesar tertinggi termurah tercepat tertua satu-satunya selalu pasti",
  ar: "أفضل الأفضل أكبر الأكبر أجمل أرخص أسرع أقدم معظم الوحيد الوحيدة دائمًا أبدًا مضمون ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرون مئة ألف مليون",
  ja: "最高 最大 最多 最安 最古 唯一 必ず 常に 決して 保証",
  tw: "最好 最佳 最大 最高 最低 最便宜 最古老 唯一 總是 從不 絕不 保證",
  cn: "最好 最佳 最大 最高 最低 最便宜 最古老 唯一 总是 从不 绝不 保证",
  ko: "최고 최대 최저 최다 유일 항상 절대 보장",
};
