import { expect, it } from "vitest";
import { listReviewPlaces } from "./review-places.ts";

const name = { en: "Words", de: "Wörter", ar: "كلمات" };
const entry = (id: number, code: string, category = 2) => ({
  id,
  city: { code },
  subCategory: { id: category * 1000 + 1, name, category: { id: category, name, subCategories: [] } },
});

it("W145: four tours of a city are a quarter of the texts apart, whatever else the city has", () => {
  const tours = [1, 2, 3, 4].map((id) => entry(id, "ROME"));
  const places = listReviewPlaces([...tours, entry(5, "ROME", 5), entry(6, "PARIS")]);
  const [first = 0, ...others] = tours.map(({ id }) => places.get(id));
  expect(others.map((place = 0) => Math.round(((place - first + 1) % 1) * 100))).toEqual([25, 50, 75]);
  expect(places.size).toBe(6);
});
