/** A point of interest as the provider documents it, for tests. */
export const poiExample = {
  id: 5,
  name: "Colosseum",
  content: { summary: "<p>The largest amphitheatre <b>ever built</b>.</p>" },
  location: {
    latitude: 41.89,
    longitude: 12.49,
    addressLine1: "Piazza del Colosseo 1",
    cityName: "Rome",
    countryName: "Italy",
  },
  operatingSchedules: [
    {
      startDate: "2026-11-01",
      endDate: "2027-03-31",
      operatingDaySchedules: [
        { dayOfWeek: "SUNDAY", closed: true, openingTime: null, closingTime: null, lastEntryTime: null },
        { dayOfWeek: "MONDAY", closed: false, openingTime: "08:30", closingTime: "16:30", lastEntryTime: "15:30" },
      ],
    },
  ],
  facts: { yearBuilt: 80, unescoYear: 1980, architecturalStyle: "Roman", heightMetres: 48, visitorsPerYear: null },
};
