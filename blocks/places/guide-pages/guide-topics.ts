/** The pages of a city's guide in the order of their menu (C2, C3). The first is the guide's own page. */
export const guideTopics = [
  "Travel guide",
  "Things to do",
  "Itinerary",
  "Travel tips",
  "Best time to visit",
  "Where to eat",
  "Where to stay",
  "Neighbourhoods",
  "Local community",
  "Family travel",
  "Transportation",
  "Shopping",
  "Festivals and events",
  "Arts and culture",
] as const;

export type GuideTopic = (typeof guideTopics)[number];

interface GuideGroup {
  readonly name: "overview" | "planner" | "weather" | "place";
  readonly topics: readonly GuideTopic[];
}

/** The groups of the menu, each with its share of the topics. */
export const guideGroups: readonly GuideGroup[] = [
  { name: "overview", topics: guideTopics.slice(0, 2) },
  { name: "planner", topics: guideTopics.slice(2, 4) },
  { name: "weather", topics: guideTopics.slice(4, 5) },
  { name: "place", topics: guideTopics.slice(5) },
];
