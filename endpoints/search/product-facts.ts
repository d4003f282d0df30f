import { LRUCache } from "lru-cache";
import type { Market } from "../../catalog/market/market.ts";
import { formatMoney } from "../../catalog/money/money.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import { describeRating, formatRating } from "../../catalog/review/rating.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { imgixSource, type PicturePage } from "../../ui/primitives/imgix-source.ts";
import type { SuggestedItem } from "../../ui/search/read-suggestions.ts";
import { listFoundValues } from "./values-in.ts";

/** Picture, rating and price of a suggested product, where they are known. */
export type ProductFacts = Pick<SuggestedItem, "picture" | "rating" | "price">;

export type ReadProductFacts = (ids: readonly number[], market: Market) => Promise<ReadonlyMap<number, ProductFacts>>;

/** Letters that are typed one after another suggest the same products: they are read once a minute. */
const cached = { max: 5_000, ttl: 60_000 };

/** Creates a reader of what suggestions show of products, at most one call each. Throws when the provider fails. */
export function createProductFacts(provider: Pick<ProviderClient, "products">, page: PicturePage): ReadProductFacts {
  const known = new LRUCache<string, ProductFacts>(cached);
  return async (ids, market) => {
    const toKey = (id: number) => `${market.locale.code}/${market.currency}/${id}`;
    const unread = ids.filter((id) => !known.has(toKey(id))).map((id) => ({ id }));
    const products = unread.length === 0 ? [] : listFoundValues(await provider.products(unread, market));
    for (const product of products) known.set(toKey(product.id), toFacts(product, market, page));
    return new Map(ids.map((id) => [id, known.get(toKey(id)) ?? {}]));
  };
}

function toFacts({ images: [image], rating, price }: Product, { locale }: Market, page: PicturePage): ProductFacts {
  const t = createLocaleTranslator(locale);
  return {
    ...(image && { picture: imgixSource(image, "16:10", page, "thumbnails").src }),
    ...(rating && { rating: { text: shortRating(rating, locale), label: describeRating(rating, locale, t) } }),
    ...(price && { price: t("product.from", { price: isolate(formatMoney(price.final, locale)) }) }),
  };
}

/** `4.6 (5,743)` */
function shortRating(...[rating, locale]: Parameters<typeof formatRating>): string {
  const { average, count } = formatRating(rating, locale);
  return `${average} (${count})`;
}

/** Isolates a price, so that its digits stay in their order in Arabic too. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
