import type { Product } from "../../catalog/product.ts";
import { testProduct } from "./test-product.ts";

/** A bookable, reduced, well rated product with more to say than a card has room for. */
export const sampleProduct: Product = testProduct({
  id: 7,
  name: "Colosseum with arena floor",
  images: [{ url: "https://images.example/colosseum.jpg", alt: "The Colosseum", width: 1600, height: 1067 }],
  subCategory: { id: 1010, name: "Landmarks" },
  price: {
    final: { minor: 4900, currency: "EUR" },
    original: { minor: 5600, currency: "EUR" },
    bestDiscount: 12,
    cashbackPercent: 0,
  },
  rating: { average: 4.6, ratingCount: 5743, reviewCount: 900 },
  descriptors: ["DURATION", "AUDIO_GUIDE", "FREE_CANCELLATION", "GUIDED_TOUR"],
  highlights: [],
  labels: ["BEST_SELLER", "SELLING_OUT_FAST"],
  minDuration: 90,
  maxDuration: 90,
  cancellation: { cancellable: true, upToMinutes: 1440 },
});
