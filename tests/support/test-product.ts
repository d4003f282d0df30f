import type { Product } from "../../catalog/product.ts";

/** A product that can be booked for €24.00 instead of €30.00. */
export function testProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: "Colosseum: skip-the-line ticket",
    images: [{ url: "https://images.tessera.example/colosseum.webp", alt: "The Colosseum", width: 1600, height: 1000 }],
    cityCode: "ROME",
    cityName: "Rome",
    category: { id: 1, name: "Tickets" },
    subCategory: undefined,
    price: {
      final: { minor: 2400, currency: "EUR" },
      original: { minor: 3000, currency: "EUR" },
      bestDiscount: 20,
      cashbackPercent: 0,
    },
    rating: { average: 4.6, ratingCount: 5743, reviewCount: 812 },
    descriptors: ["FREE_CANCELLATION"],
    highlights: ["Enter through a reserved gate"],
    flowType: "NORMAL",
    callToAction: undefined,
    labels: [],
    defaultVariantId: undefined,
    minDuration: undefined,
    maxDuration: undefined,
    cancellation: { cancellable: true, upToMinutes: 4320 },
    ...overrides,
  };
}
