/** A start of a tour as version 7 of the provider's inventories sends it, for tests. */
export const availabilityExample = {
  startDate: "2026-12-01",
  startTime: "10:00:00",
  endTime: "19:00:00",
  tourId: 52850,
  vendorId: 77,
  boosters: null,
  priceProfile: {
    priceProfileType: "PER_PERSON",
    people: 0,
    groups: [],
    persons: [
      {
        type: "ADULT",
        retailPrice: 52.0,
        listingPrice: 48.99,
        extraCharges: 0,
        isPricingInclusiveOfExtraCharges: true,
        discount: 6,
      },
      { type: "CHILD", retailPrice: 30, listingPrice: 30, extraCharges: 1.5, isPricingInclusiveOfExtraCharges: false },
    ],
  },
  paxAvailability: [
    { remaining: 14, availability: "LIMITED", paxTypes: ["ADULT", "SENIOR"] },
    { remaining: 0, availability: "CLOSED", paxTypes: ["CHILD"] },
  ],
  paxValidation: {
    ADULT: { displayName: "Adult", description: "", minPax: 0, maxPax: 10, ageFrom: 13, ageTo: 64 },
  },
};
