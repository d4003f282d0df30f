import type { Venue } from "../../catalog/venue/venue.ts";

/** Returns a house of 1,180 seats in London that plays nothing. */
export function testVenue(changes: Partial<Venue> = {}): Venue {
  return {
    key: "old-vane",
    name: { text: "Old Vane" },
    about: { text: "A music hall of 1891." },
    location: undefined,
    capacity: 1180,
    amenities: [],
    sections: [],
    products: [],
    checkedOn: undefined,
    ...changes,
  };
}
