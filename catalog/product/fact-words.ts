import { formatDate, formatDayFirst, parseDate } from "../../i18n/dates.ts";
import { languageNames } from "../../i18n/formatters.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { CardFact, CardFacts } from "./card-facts.ts";
import { productDuration } from "./product-duration.ts";
import type { Product } from "./product.ts";

type Described = Pick<Product, "minDuration" | "maxDuration" | "facts"> & Pick<CardFacts, "nextDay">;

/**
 * Returns a fact about a product in words: `1 hr 30 min`, `Guided tour`, `English +4`, `From Dec 1st`. Empty where it is not known.
 */
export function factWords(fact: CardFact, product: Described, locale: Locale, t: Translator): string {
  if (fact === "DURATION") return productDuration(product, locale, t, "short");
  if (fact === "NEXT_DAY") return dayWords(product.nextDay, locale, t);
  if (fact !== "LANGUAGES") return t(`descriptors.${fact}`);
  return languageWords(product.facts.guideLanguages, locale, t);
}

function dayWords(day: string | undefined, locale: Locale, t: Translator): string {
  const date = parseDate(day ?? "");
  if (date === undefined) return "";
  return t("product.fromDay", { date: shortDay(date, locale) });
}

/** English has one form of a day without its year (J15); other languages shorten the month. */
function shortDay(date: Date, locale: Locale): string {
  if (locale.code === "en") return formatDate(date, locale, "day-month");
  return formatDayFirst(date, locale, { day: "numeric", month: "short" });
}

/** The page's own language is named first; of more than two, the others are counted. */
function languageWords(tags: readonly string[], locale: Locale, t: Translator): string {
  const names = languageNames(formatTag(locale));
  const ordered = [...tags].toSorted((one, other) => Number(other === locale.tag) - Number(one === locale.tag));
  const shown = ordered.slice(0, ordered.length > 2 ? 1 : 2).map((tag) => names.of(tag) ?? tag);
  const others = ordered.length - shown.length;
  const text = joinTexts("items", shown, t);
  return others > 0 ? `${text} +${others}` : text;
}
