import { daysOfWeek, type PointOfInterest } from "../../catalog/sight/point-of-interest.ts";

/** Returns the Colosseum: closed on Mondays until the end of January 2027, and on Christmas. */
export function testSight(changes: Partial<PointOfInterest> = {}): PointOfInterest {
  const days = daysOfWeek.map((day) =>
    day === "MONDAY"
      ? ({ day, closed: true } as const)
      : ({ day, closed: false, opens: "08:30", closes: "16:30", lastEntry: "15:30" } as const),
  );
  const closed = daysOfWeek.map((day) => ({ day, closed: true }) as const);
  return {
    id: 1,
    name: { text: "Colosseum" },
    summary: { text: "The largest amphitheatre the Romans built." },
    location: {
      latitude: 41.89,
      longitude: 12.49,
      address: "Piazza del Colosseo 1",
      postalCode: "00184",
      cityName: "Rome",
      countryName: "Italy",
    },
    schedules: [
      { startDate: "2026-11-01", endDate: "2026-12-24", days },
      { startDate: "2026-12-25", endDate: "2026-12-25", days: closed },
      { startDate: "2026-12-26", endDate: "2027-01-31", days },
      {
        startDate: "2027-02-01",
        endDate: "2027-03-31",
        days: days.map((day) => (day.closed ? day : { ...day, closes: "17:30" })),
      },
    ],
    facts: {
      yearBuilt: 80,
      unescoYear: 1980,
      architecturalStyle: { text: "Roman" },
      heightMeters: 48,
      visitorsPerYear: undefined,
    },
    ...changes,
  };
}
