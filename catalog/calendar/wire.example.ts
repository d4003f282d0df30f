/** A day of a calendar as the provider sends it, for tests. */
export const calendarDayExample = {
  primaryPax: "ADULT",
  listingPrice: 48.99,
  retailPrice: 52.0,
  extraCharges: 0,
  isPricingInclusiveOfExtraCharges: true,
  availableTourIds: [52850],
  discountAvailable: true,
};

export const calendarExample = {
  dates: { "2026-12-03": calendarDayExample, "2026-12-01": { ...calendarDayExample, listingPrice: 45 } },
  metaData: { startDate: "2026-12-01", endDate: "2027-02-28", currency: "EUR" },
};
