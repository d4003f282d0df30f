import type { IconName } from "../../ui/primitives/icons.ts";

/** Icons by the provider's ids of categories (D25). */
const icons = new Map<number, IconName>([
  [1, "ticket"],
  [2, "map"],
  [3, "train-front"],
  [4, "life-buoy"],
  [5, "utensils"],
  [6, "compass"],
  [7, "theater"],
  [8, "mountain"],
  [9, "plane"],
  [10, "umbrella"],
  [11, "leaf"],
  [12, "heart"],
  [13, "palette"],
  [14, "sparkles"],
  [15, "car"],
  [16, "hotel"],
  [18, "ship"],
  [19, "users"],
]);

/** Returns the icon of a category; one of a ticket for a category that is new. */
export function categoryIcon(id: number): IconName {
  return icons.get(id) ?? "ticket";
}
