import type { LocaleCode } from "./locales.ts";

/**
 * Environmental claims that name nothing to verify, by language. Directive (EU) 2024/825 forbids them to traders: a claim
 * names what is certified, and who certifies it.
 */
const patterns: Readonly<Record<LocaleCode, RegExp>> = {
  en: /\b(?:eco(?:logically)?[- ]friendly|environment(?:ally)?[- ]friendly|sustainable|climate[- ](?:neutral|friendly)|(?:carbon|CO2)[- ]neutral|eco-conscious|good for the planet)\b/iu,
  es: /\b(?:ecológic[oa]s?|sostenibles?|eco-?amigables?|neutr[oa]s? en carbono)\b|respetuos[oa]s? con el medio ambiente/iu,
  it: /ecologic[oahi]|ecosostenibil|sostenibil[ei]|rispettos[oaei] dell’ambiente|(?:a|ad) impatto zero/iu,
  fr: /écologique|éco-?responsable|respectueu(?:x|se|ses) de l’environnement|neutres? en carbone|(?:tourisme|voyage)s? durable/iu,
  pt: /ecológic[oa]|sustentáve(?:l|is)|amig[oa]s? do ambiente|neutr[oa]s? em carbono/iu,
  de: /umweltfreundlich|umweltschonend|nachhaltig|klimaneutral|klimafreundlich|CO2-neutral|ökologisch/iu,
  nl: /milieuvriendelijk|duurza(?:am|me)|klimaatneutra(?:al|le)|CO2-neutra(?:al|le)|ecologisch/iu,
  ja: /環境にやさしい|環境に優しい|エコフレンドリー|エコツアー|サステナブル|サステイナブル|カーボンニュートラル/u,
  tw: /環保|永續|碳中和|對環境友善/u,
  cn: /环保|可持续|碳中和|对环境友好/u,
  ko: /친환경|지속 가능한|지속가능한|탄소 중립|탄소중립/u,
  id: /ramah lingkungan|berkelanjutan|netral karbon/iu,
  pl: /ekologiczn|zrównoważon|przyjazn\p{L}+ (?:dla )?środowisk|neutraln\p{L}+ (?:dla )?klimat|zeroemisyjn/iu,
  ar: /صديقة? للبيئة|مستدامة?|محايدة? كربوني/u,
};

/** Returns the first generic environmental claim of a text, as it is written; undefined without one (X23). */
export function findGreenClaim(text: string, locale: LocaleCode): string | undefined {
  return patterns[locale].exec(text)?.[0];
}
