/** The menu groups of the pages around an attraction, in their order (C6, C7, C8). */
export const menuGroups = ["About", "Visit", "Things to do"] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** The topics of pages around an attraction, in the order of the menu (C6, C7, C8). `None` has no group. */
export const topics = [
  "None",
  "About: History",
  "About: Architecture",
  "About: Design",
  "About: Inside",
  "About: Collections",
  "About: Paintings",
  "About: Animals and exhibits",
  "About: Habitats",
  "About: Conservation",
  "About: Programmes",
  "About: Sightseeing cruises",
  "About: Dinner cruises",
  "About: Sunset cruises",
  "Visit: Plan your visit",
  "Visit: Skip the line",
  "Visit: Guided tours",
  "Visit: Night tours",
  "Visit: Food tours",
  "Visit: Timings",
  "Visit: Directions",
  "Visit: Parking",
  "Visit: Routes",
  "Visit: Requirements",
  "Visit: Rules",
  "Visit: FAQs",
  "Visit: Entrances",
  "Visit: Restaurants",
  "Visit: Facts",
  "Visit: Tips",
  "Visit: Map",
  "Things to do: Rides",
  "Things to do: Shows",
  "Things to do: Dining",
  "Things to do: Shopping",
  "Things to do: Events",
  "Things to do: Halloween",
  "Things to do: Christmas",
  "Things to do: New Year's Eve",
] as const;

export type Topic = (typeof topics)[number];

/** Returns the menu group of a topic: `Visit: Parking` → `Visit`; undefined for none. */
export function findMenuGroup(topic: Topic): MenuGroup | undefined {
  return menuGroups.find((group) => topic.startsWith(`${group}: `));
}
