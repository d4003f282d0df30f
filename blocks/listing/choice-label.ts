import { durationClasses } from "../../catalog/listing/durations.ts";
import { otherGenres } from "../../catalog/listing/facet-values.ts";
import type { FacetName } from "../../catalog/listing/listing-query.ts";
import { priceBands } from "../../catalog/listing/price-bands.ts";
import { findFlagLabel } from "../../catalog/listing/product-flags.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import type { Product } from "../../catalog/product/product.ts";
import { theatreKey } from "../../catalog/show/theatre-key.ts";
import { formatAverage } from "../../catalog/review/rating.ts";
import { languageNames } from "../../i18n/formatters.ts";
import { formatTag, isLocaleCode, locales } from "../../i18n/locales.ts";
import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";
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

/** Names a theatre by one of its shows. Listings ignore one where nothing is played. */
function theatreName(value: string, products: readonly Product[]): LocalizedText {
  const theatres = products.flatMap(({ show }) => show?.theatre ?? []);
  return asLocalized(theatres.find((theatre) => theatreKey(theatre) === value)?.name ?? value);
}

/** Names a category by one of its products. Listings ignore one that no product has. */
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
    const label = findFlagLabel(value);
    return label === undefined ? value : t(label);
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
