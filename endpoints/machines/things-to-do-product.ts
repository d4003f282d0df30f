import { bookablePrice } from "../../catalog/show/sale.ts";
import type { LocalizedLines, LocalizedText } from "../../i18n/localized-text.ts";
import type { Locale } from "../../i18n/locales.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";
import type { MachineProduct } from "./machine-products.ts";
import { thingsToDoOption } from "./things-to-do-option.ts";

/** Most pictures of a product. */
const maxMedia = 10;

/** Returns a product with one option, which has the price and the address of its page. Undefined without a price. */
export function thingsToDoProduct(product: MachineProduct, scope: MachineScope): object | undefined {
  const price = bookablePrice(product, scope.now);
  if (price === undefined) return undefined;
  const { id, rating } = describedProduct(product, scope);
  const { locale } = scope;
  const { name, highlights, descriptors, facts } = product;
  return {
    id,
    title: localizedTexts([name], locale),
    ...(highlights.lines.length > 0 && {
      description: localizedTexts([{ ...highlights, text: highlights.lines.join("\n") }], locale),
    }),
    ...(rating && { rating: { average_value: Number(rating.average), rating_count: rating.count } }),
    product_features: listFeatures(product, locale),
    options: [thingsToDoOption(product, price, localizedTexts([name], locale), scope)],
    related_media: listPhotographs(product),
    ...(facts.operator && { operator: { google_business_profile_name: facts.operator.name } }),
    confirmation_type: descriptors.includes("INSTANT_CONFIRMATION")
      ? "CONFIRMATION_TYPE_INSTANT"
      : "CONFIRMATION_TYPE_PENDING",
    fulfillment_type: { mobile: descriptors.includes("MOBILE_TICKET"), print_at_home: false, pickup: false },
  };
}

/** Returns texts with the languages they are in: that of the feed, unless the provider has them in another one. */
function localizedTexts(texts: readonly LocalizedText[], { tag }: Locale): object {
  return { localized_texts: texts.map(({ text, lang }) => ({ language_code: lang ?? tag, text })) };
}

function listFeatures({ highlights, inclusions, exclusions }: MachineProduct, locale: Locale): readonly object[] {
  const toFeatures = (type: string, { lines, ...language }: LocalizedLines) =>
    lines.map((text) => ({ feature_type: type, value: localizedTexts([{ ...language, text }], locale) }));
  return [
    ...toFeatures("TEXT_FEATURE", highlights),
    ...toFeatures("INCLUSION", inclusions),
    ...toFeatures("EXCLUSION", exclusions),
  ];
}

/** Illustrations are not photographs, and the feed has no other type for them. */
function listPhotographs({ images }: MachineProduct): readonly object[] {
  return images
    .filter(({ isDrawing }) => !isDrawing)
    .slice(0, maxMedia)
    .map(({ url }) => ({ url, type: "MEDIA_TYPE_PHOTO" }));
}
