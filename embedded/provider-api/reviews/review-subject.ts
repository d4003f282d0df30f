/** What a review is about. Critics write of shows, and otherwise than visitors. */
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
