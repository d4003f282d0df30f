/** A start of a tour as version 6 of the provider's inventories sends it, for tests. */
export const inventoryExample = {
  id: "520436588",
  tourId: 52850,
  startDateTime: "2026-12-01T10:00:00",
  endDateTime: "2026-12-01T19:00:00",
  availability: "LIMITED",
  remaining: 14,
  pricing: {
    persons: [
      {
        type: "ADULT",
        name: "Adult",
        description: null,
        ageFrom: 13,
        ageTo: 64,
        price: 48.99,
        originalPrice: 52,
        netPrice: 48.99,
        headoutSellingPrice: 48.99,
        remaining: 14,
        availability: "LIMITED",
        paxRange: { min: null, max: 10 },
      },
    ],
    groups: [],
  },
};

/** The same, sold to groups: the largest first, as nothing says that they are in order. */
export const groupInventoryExample = {
  ...inventoryExample,
  pricing: {
    persons: [],
    groups: [
      { size: 7, description: null, price: 160, originalPrice: 160, remaining: 1, availability: "LIMITED" },
      { size: 4, description: null, price: 100, originalPrice: 120, remaining: 3, availability: "LIMITED" },
    ],
  },
};
