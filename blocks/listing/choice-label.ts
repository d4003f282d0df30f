import { durationClasses } from "../../catalog/listing/durations.ts";
import { otherGenres } from "../../catalog/listing/facet-values.ts";
import type { FacetName } from "../../catalog/listing/listing-query.ts";
import { priceBands } from "../../catalog/listing/price-bands.ts";
import { type ListingFlag, listingFlags } from "../../catalog/listing/product-flags.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import type { Product } from "../../catalog/product/product.ts";
import { theatreKey } from "../../catalog/show/theatre-key.ts";
import { formatAverage } from "../../catalog/review/rating.ts";
import { languageNames } from "../../i18n/formatters.ts";
import { formatTag, isLocaleCode, locales } from "../../i18n/locales.ts";
import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import type { PageContext } from "../../renderer/index.ts";

type Labeled = Pick<PageContext, "locale" | "currency" | "t">;

/** Returns a value of a facet in words: a category's own name, a band of prices as prices. */
export function choiceLabel(
  name: FacetName,
  value: string,
  products: readonly Product[],
  page: Labeled,
): LocalizedText {
  if (name === "venue") return theatreName(value, products);
  if (name === "subCategory" && value === otherGenres) return asLocalized(page.t("listing.otherGenres"));
  if (name === "category" || name === "subCategory") return productName(name, value, products);
  return asLocalized(labels[name](value, page));
}

/** A theatre where nothing is played any more has the words of its address. */
function theatreName(value: string, products: readonly Product[]): LocalizedText {
  const theatres = products.flatMap(({ show }) => show?.theatre ?? []);
  return asLocalized(theatres.find((theatre) => theatreKey(theatre) === value)?.name ?? value);
}

/** A category that no product has any more is named by its number. */
function productName(name: "category" | "subCategory", value: string, products: readonly Product[]): LocalizedText {
  const product = products.find((each) => `${each[name]?.id}` === value);
  return product?.[name]?.name ?? asLocalized(value);
}

type Label = (value: string, page: Labeled) => string;

const labels: Readonly<Record<Exclude<FacetName, "category" | "subCategory" | "venue">, Label>> = {
  price: priceLabel,
  duration: (value, { t }) => {
    const known = durationClasses.find((each) => each === value);
    return known === undefined ? value : t(`listing.durations.${known}`);
  },
  rating: (value, { locale, t }) => t("listing.ratingFrom", { rating: formatAverage(Number(value), locale) }),
  flags: (value, { t }) => {
    const flag = listingFlags.find((each) => each === value);
    return flag === undefined ? value : t(flagKeys[flag]);
  },
  language: (value, { locale }) =>
    (isLocaleCode(value) && languageNames(formatTag(locale)).of(locales[value].tag)) || value,
};

function priceLabel(value: string, { locale, currency, t }: Labeled): string {
  const band = priceBands(currency)[Number(value) - 1];
  const [from, below] = [formatMoney(band?.from, locale), formatMoney(band?.below, locale)];
  if (from === "") return t("listing.priceBelow", { price: below });
  return below === "" ? t("listing.priceFrom", { price: from }) : t("listing.priceBetween", { from, below });
}

const flagKeys: Readonly<Record<ListingFlag, MessageKey>> = {
  "audio-described": "experience.accessibility.AUDIO_DESCRIBED",
  captioned: "experience.accessibility.CAPTIONED",
  "closing-soon": "listing.closingSoon",
  "free-cancellation": "descriptors.FREE_CANCELLATION",
  "guide-audio": "experience.terms.AUDIO",
  "guide-in-person": "experience.terms.IN_PERSON",
  "guide-written": "experience.terms.WRITTEN",
  "instant-confirmation": "descriptors.INSTANT_CONFIRMATION",
  new: "listing.new",
  private: "listing.private",
  "selling-out": "product.sellingOutFast",
  "skip-the-line": "descriptors.SKIP_THE_LINE",
  "special-offer": "listing.specialOffer",
  "step-free": "experience.accessibility.STEP_FREE",
  stroller: "experience.accessibility.STROLLER_ACCESSIBLE",
};
