import type { ProviderClient } from "../../../catalog/provider/client.ts";
import { locales } from "../../../i18n/locales.ts";

type CallName = Exclude<keyof ProviderClient, "country" | "forTraveller">;

const market = { locale: locales.en, currency: "EUR" } as const;
const list = { limit: 10, subCategories: [] } as const;
const id = 50_001;

/** Each of the client's calls that throw, once: a new one is asked for here by its type. */
export const everyCall: { readonly [Name in CallName]: (client: ProviderClient) => Promise<unknown> } = {
  tourGroups: (client) => client.tourGroups([id], market),
  tourGroup: (client) => client.tourGroup(id, market),
  collectionProducts: (client) => client.collectionProducts({ ...list, collection: 1001 }, market),
  categoryProducts: (client) => client.categoryProducts({ ...list, kind: "category", id: 1, city: "ROME" }, market),
  collections: (client) => client.collections([1001], market),
  collectionSections: (client) => client.collectionSections({ ...list, collection: 1001 }, market),
  topCollections: (client) => client.topCollections({ city: "ROME", limit: 10 }, market),
  categories: (client) => client.categories({ city: "ROME" }, market),
  nearbyCities: (client) => client.nearbyCities(167, market),
  pois: (client) => client.pois([1], market),
  collectionPois: (client) => client.collectionPois(1001, market),
  airports: (client) => client.airports(),
  currencies: (client) => client.currencies(),
  domain: (client) => client.domain({ bookingDomain: "tessera.example" }),
  banners: (client) => client.banners(market),
  media: (client) => client.media([id]),
  reviews: (client) => client.reviews({ id }, market),
  collectionReviews: (client) => client.collectionReviews({ id: 1001 }, market),
  reviewMedias: (client) => client.reviewMedias(id),
  variants: (client) => client.variants([id], market),
  calendar: (client) => client.calendar({ id }, market),
  calendars: (client) => client.calendars({ ids: [id] }, market),
  inventory: (client) => client.inventory(id),
  inventories: (client) => client.inventories({ id }, market),
  availabilities: (client) => client.availabilities({ id }, market),
  slots: (client) => client.slots({ id }, market),
};
