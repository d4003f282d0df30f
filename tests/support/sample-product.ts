import type { Product } from "../../catalog/product/product.ts";
import { testProduct } from "./test-product.ts";

/** A bookable product with a discount, a rating, and more descriptors and labels than a card shows. */
export const sampleProduct: Product = testProduct({
  id: 7,
  name: "Colosseum with arena floor",
  images: [
    {
      url: "https://images.example/colosseum.jpg",
      alt: "The Colosseum",
      width: 1600,
      height: 1067,
    },
  ],
  subCategory: { id: 1010, name: "Landmarks" },
  price: {
    final: { minor: 4900, currency: "EUR" },
    original: { minor: 5600, currency: "EUR" },
    cashbackPercent: 0,
  },
  priorPrice: {
    amount: { minor: 5600, currency: "EUR" },
    lowestFrom: "2026-10-04",
    lowestOn: "2026-11-02",
  },
  rating: { average: 4.6, ratingCount: 5743, reviewCount: 900 },
  descriptors: ["DURATION", "AUDIO_GUIDE", "FREE_CANCELLATION", "GUIDED_TOUR"],
  highlights: [],
  labels: ["BEST_SELLER", "SELLING_OUT_FAST"],
  minDuration: 90,
  maxDuration: 90,
  cancellation: { cancellable: true, upToMinutes: 1440 },
  reschedule: { reschedulable: true, upToMinutes: 1440 },
  validity: { kind: "days-from-purchase", days: 60 },
  inclusions: ["Entrance to the arena floor", "Audio guide"],
  exclusions: ["Hotel pickup"],
  variants: [
    { id: 71, name: "Timed entry" },
    { id: 72, name: "Timed entry with a guide" },
  ],
  multiVariant: true,
  videos: [
    {
      url: "https://videos.example/arena.mp4",
      thumbnailUrl: "https://images.example/arena.jpg",
      duration: "PT1M12S",
      uploadDate: "2026-03-02",
    },
  ],
  reviewsDetails: {
    ratings: { "1": 143, "2": 200, "3": 500, "4": 1300, "5": 3600 },
    showReviews: true,
  },
  startLocation: {
    latitude: 41.8902,
    longitude: 12.4922,
    address: "Piazza del Colosseo 1",
    postalCode: "00184",
    cityName: "Rome",
    countryName: "Italy",
  },
});
