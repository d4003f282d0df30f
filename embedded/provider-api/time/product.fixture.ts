import type { TimedProduct } from "./timed-product.ts";

const euro = { code: "EUR", name: "Euro", localSymbol: "€", precision: 2 } as const;

/** A tour in Rome for tests, at noon and at eight. It costs more on evenings and Saturdays. */
export const tour: TimedProduct = {
  id: 1,
  name: { en: "A tour" },
  price: { per: "PERSON", final: 20, cashbackPercent: 0 },
  openDated: false,
  run: undefined,
  minutes: [90, 120],
  variants: [],
  city: { timeZone: "Europe/Rome", currency: euro, latitude: 41.89, longitude: 12.48 },
  attractions: [],
  facts: {
    cutOff: null,
    commentary: [],
    operator: { vendorId: 1000, name: "An operator", address: { en: "Rome, Italy" } },
  },
  visit: "inside",
  pax: {
    per: "PERSON",
    max: 10,
    persons: [
      { type: "ADULT", factor: 1 },
      { type: "CHILD", factor: 0.5 },
      { type: "FAMILY", factor: 2.6, before: "17:00" },
    ],
  },
  schedule: {
    inventoryType: "FIXED_START_FIXED_DURATION",
    seasons: [{ from: "01-01", to: "12-31", usually: ["12:00", "20:00"], days: { MONDAY: [] }, closes: "22:00" }],
    closedDays: ["12-25"],
    dearer: [
      { days: ["SATURDAY"], from: "00:00", factor: 1.1 },
      {
        days: ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"],
        from: "18:00",
        factor: 1.25,
      },
    ],
    soldOut: 0,
    limited: 0,
    places: 20,
  },
};

/** For tests: the same for groups. */
export const groupTour: TimedProduct = {
  ...tour,
  price: { per: "GROUP", final: 200, cashbackPercent: 0 },
  pax: {
    per: "GROUP",
    groups: [
      { size: 4, factor: 1 },
      { size: 7, factor: 1.5 },
      { size: 10, factor: 2 },
    ],
  },
};
