/** The subject of a review. Critics write of shows, and otherwise than visitors. */
export type ReviewSubject =
  | "attraction"
  | "tour"
  | "show"
  | "transfer"
  | "food"
  | "cruise"
  | "day-trip"
  | "service"
  | "ticket"
  | "active"
  | "class"
  | "wellness"
  | "general"
  | "critic";
