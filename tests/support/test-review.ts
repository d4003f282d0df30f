import type { Review } from "../../catalog/review/review.ts";

/** Returns what a customer wrote in English on 5 October 2026. */
export function testReview(overrides: Partial<Review> = {}): Review {
  return {
    id: 71,
    name: "Marta",
    countryCode: "IT",
    rating: 5,
    title: undefined,
    text: { text: "A wonderful view." },
    translation: undefined,
    writtenAt: Date.UTC(2026, 9, 5),
    visitedIn: "2026-10",
    travelerType: undefined,
    variantId: undefined,
    verified: true,
    vehicleType: undefined,
    helpfulVotes: 0,
    medias: [],
    reply: undefined,
    kind: "USER",
    product: undefined,
    ...overrides,
  };
}
