import { asLocalized, type TextOnPage } from "../../i18n/localized-text.ts";
import type { Collection } from "../../catalog/collection/collection.ts";

type CollectionOverrides = Partial<Omit<Collection, "name">> & { readonly name?: TextOnPage };

/** Returns a collection with products from €18.00. */
export function testCollection({ name = "Colosseum tickets", ...overrides }: CollectionOverrides = {}): Collection {
  return {
    id: 201,
    name: asLocalized(name),
    cityCode: "ROME",
    description: { text: "All tickets and tours of the Colosseum." },
    heroImageUrl: "https://images.tessera.example/colosseum.webp",
    cardImageUrl: "https://images.tessera.example/colosseum.webp",
    productCount: 9,
    rating: { average: 4.5, ratingCount: 12034, reviewCount: 2044 },
    startingPrice: {
      final: { minor: 1800, currency: "EUR" },
      original: { minor: 1800, currency: "EUR" },
      cashbackPercent: 0,
    },
    videos: [],
    ...overrides,
  };
}
