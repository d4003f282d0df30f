import type { ProviderResourceName, QueryOf } from "../../../catalog/snapshot/table.ts";
import type { ProviderReader } from "../../support/provider-reader.ts";

const list = { limit: 10, subCategories: [] } as const;
const id = 50_001;

type CallName = Exclude<ProviderResourceName, "country">;

const queries: { readonly [Name in CallName]: QueryOf<Name> } = {
  airports: "all",
  availabilities: { id },
  banners: "all",
  calendars: { id },
  categories: { city: "ROME" },
  categoryRankings: { ...list, kind: "category", id: 1, city: "ROME" },
  collectionPois: { id: 1001 },
  collectionReviews: { id: 1001 },
  collectionSections: { ...list, collection: 1001 },
  collections: { id: 1001 },
  currencies: "all",
  domain: { bookingDomain: "tessera.example" },
  inventories: { id },
  media: { id },
  nearbyCities: { city: 167 },
  nextAvailable: { id },
  openSlots: { id },
  pois: { id: 1 },
  productDetails: { id },
  products: { id },
  rankings: { ...list, collection: 1001 },
  reviewMedias: { id },
  reviews: { id },
  slots: { id },
  topCollections: { city: "ROME", limit: 10 },
  variantCalendars: { id },
  variants: { id },
};

/** One call per resource that can fail. The type requires a query for each new one. */
export const everyCall = Object.keys(queries)
  .filter(isCallName)
  .map((name) => [name, callOf(name)] as const);

function callOf<Name extends CallName>(name: Name): (client: ProviderReader) => Promise<unknown> {
  const query: QueryOf<Name> = queries[name];
  return (client) => client.found(name, query);
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(queries, name);
}
