import * as v from "valibot";
import { createUpstream } from "../../../http/upstream.ts";
import type { Visit } from "./shipped-pages.ts";

const language = v.pipe(v.string(), v.toLowerCase());
const price = v.nullable(
  v.object({
    type: v.string(),
    groupSize: v.nullable(v.number()),
    currencyCode: v.string(),
    finalPrice: v.number(),
  }),
);
const date = v.nullable(v.string());
const tag = v.nullable(v.object({ contentLanguage: language, displayName: v.string() }));

const product = v.object({
  id: v.number(),
  contentLanguage: language,
  urlSlugs: v.object({ EN: v.string() }),
  name: v.string(),
  averageRating: v.number(),
  ratingCount: v.number(),
  reviewCount: v.number(),
  listingPrice: price,
  highlights: v.string(),
  media: v.object({ productImages: v.array(v.object({ altText: v.string() })) }),
  city: v.object({ contentLanguage: language, displayName: v.string() }),
  primaryCategory: tag,
  primarySubCategory: tag,
  show: v.nullable(v.object({ openingDate: date, reopeningDate: date, closingDate: date })),
});

const collection = v.object({
  id: v.number(),
  nameLanguage: language,
  displayName: v.string(),
  ratingsInfo: v.object({ ratingsCount: v.number(), averageRating: v.number() }),
  startingPrice: v.nullable(v.object({ listingPrice: price })),
});

export type PriceAnswer = v.InferOutput<typeof price>;
export type ProductAnswer = v.InferOutput<typeof product>;
export type CollectionAnswer = v.InferOutput<typeof collection>;

/** Retries a GET on a connection that was just closed as idle. Rendering a page delays the timers of both ends. */
const upstream = createUpstream({ timeoutMs: 30_000 });

/** Returns the provider's responses for these products and collections, by id, requested as the page requests them. */
export async function providerAnswers(
  origin: string,
  { products, collections }: { readonly products: readonly number[]; readonly collections: readonly number[] },
  { locale, currency }: Pick<Visit, "locale" | "currency">,
) {
  const market = `language=${locale.providerLanguage}&currency=${currency}`;
  const get = async <Item extends { readonly id: number }>(
    path: string,
    ids: readonly number[],
    schema: v.GenericSchema<unknown, readonly Item[]>,
  ) => {
    if (ids.length === 0) return new Map<number, Item>();
    const { body } = await upstream.get(`${origin}${path}?ids[]=${ids.join()}&${market}`);
    return new Map(v.parse(schema, JSON.parse(body)).map((item) => [item.id, item] as const));
  };
  const productsSchema = v.pipe(
    v.object({ tourGroups: v.array(product) }),
    v.transform(({ tourGroups }) => tourGroups),
  );
  const collectionsSchema = v.pipe(
    v.object({ collections: v.array(collection) }),
    v.transform((answer) => answer.collections),
  );
  return {
    products: await get("/api/tours/v6/tour-groups/", products, productsSchema),
    collections: await get("/api/tours/v1/collection/", collections, collectionsSchema),
  };
}
