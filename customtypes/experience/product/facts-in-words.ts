import { formatDuration } from "../../../catalog/product/product-duration.ts";
import { formatMoney } from "../../../catalog/money/money.ts";
import type { ComparedFact } from "../../../catalog/experience/variant-differences.ts";
import { freeCancellation } from "../../../catalog/ticket/policy-text.ts";
import type { Variant } from "../../../catalog/variant/variant.ts";
import { languageNames, numberFormat } from "../../../i18n/formatters.ts";
import { joinTexts } from "../../../i18n/join-texts.ts";
import { formatTag, type Locale } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";

interface Language {
  readonly locale: Locale;
  readonly t: Translator;
}

/** Returns the names of languages, as the page's language says them: `["de", "it"]` → `German, Italian`. */
export function languagesText(tags: readonly string[], { locale, t }: Language): string {
  const names = languageNames(formatTag(locale));
  return joinTexts(
    "items",
    tags.map((tag) => names.of(tag) ?? tag),
    t,
  );
}

/** Returns a fact of a variant in words; empty where the provider does not say. */
export function variantFact(fact: ComparedFact, variant: Variant, language: Language): string {
  return inWords[fact](variant, language);
}

const inWords: Readonly<Record<ComparedFact, (variant: Variant, language: Language) => string>> = {
  price: ({ price }, { locale }) => formatMoney(price?.final, locale),
  queue: ({ queue }, { t }) => (queue === undefined ? "" : t(`experience.terms.${queue}`)),
  duration: ({ duration }, { locale }) => formatDuration(duration, locale),
  commentary: ({ commentary }, { t }) =>
    joinTexts(
      "items",
      commentary.map((each) => t(`experience.terms.${each}`)),
      t,
    ),
  guideLanguages: ({ guideLanguages }, language) => languagesText(guideLanguages, language),
  vehicleType: ({ vehicleType }, { t }) => (vehicleType === undefined ? "" : t(`experience.vehicles.${vehicleType}`)),
  group: groupText,
  cancellation: ({ cancellation }, { t }) => {
    const free = freeCancellation(cancellation);
    return free === undefined ? t("experience.no") : t(free.key, free.values);
  },
  day: ({ openDated }, { t }) => t(openDated ? "experience.anyDay" : "experience.setDay"),
};

function groupText({ minPax, maxPax }: Variant, { locale, t }: Language): string {
  const number = (value: number) => numberFormat(formatTag(locale)).format(value);
  if (maxPax === undefined) return t("experience.from", { n: number(minPax) });
  return minPax === maxPax
    ? number(minPax)
    : t("duration.range", { shortest: number(minPax), longest: number(maxPax) });
}
