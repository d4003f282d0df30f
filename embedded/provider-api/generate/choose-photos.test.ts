import { expect, test } from "vitest";
import { loadShared } from "../source/load-shared.ts";
import { choosePhotos } from "./choose-photos.ts";
import { listSubjects } from "./subjects.ts";
import { loadTemplates } from "./template.ts";

const folder = new URL("../data/", import.meta.url);
const templates = new Map(loadTemplates(folder).map((template) => [template.key, template]));
const subjects = Object.values(listSubjects(loadShared(folder))).flat();

test.each([
  ["W147: an attraction's own", "timed-entry", "attraction:london-eye", ["london-eye.webp"]],
  ["W147: those of the template for a city", "balloon", "city:VIENNA", ["hot-air-balloon.webp"]],
  ["W147: views of the city that it leads through", "cycling", "city:NEW_YORK", ["statue-of-liberty.webp"]],
  ["nothing where none of them is known", "climbing", "city:VIENNA", []],
])("%s: %s about %s", (_says, key, about, expected) => {
  const template = templates.get(key);
  const subject = subjects.find((one) => one.key === about);
  expect(template && subject && choosePhotos(template, subject)).toEqual(expected);
});

test("W147: two products through one city begin with different views", () => {
  const paris = subjects.find(({ key }) => key === "city:PARIS");
  const leads = ["scooter-tour", "city-riddle", "cycling", "coach-tour"].map((key) => {
    const template = templates.get(key);
    return template && paris && choosePhotos(template, paris)[0];
  });
  expect(new Set(leads).size).toBeGreaterThan(1);
});
