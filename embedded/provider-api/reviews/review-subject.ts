/** The kinds of product that visitors write about. Each has its texts. */
export const visitorSubjects = [
  "attraction",
  "tour",
  "show",
  "transfer",
  "food",
  "cruise",
  "day-trip",
  "service",
  "ticket",
  "active",
  "class",
  "wellness",
  "general",
] as const;

export type VisitorSubject = (typeof visitorSubjects)[number];

/** The subject of a review. Critics write of shows, and otherwise than visitors. */
export type ReviewSubject = VisitorSubject | "critic";
