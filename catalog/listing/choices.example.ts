import type { Choices } from "./listing-query.ts";

/** The choices of a listing that nothing narrows. */
export const nothingChosen: Choices = {
  category: [],
  subCategory: [],
  venue: [],
  price: [],
  duration: [],
  rating: [],
  flags: [],
  language: [],
};
