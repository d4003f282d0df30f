import { expect, test } from "vitest";
import { loadShared } from "../source/load-shared.ts";
import { loadTemplates } from "./template.ts";
import { listSubjects } from "./subjects.ts";
import { listTurns } from "./turns.ts";

const folder = new URL("../data/", import.meta.url);
const templates = loadTemplates(folder);
const subjects = listSubjects(loadShared(folder));
const turns = listTurns(templates, subjects, () => false);

test("every template has its turn before any has its second share", () => {
  const first = turns.slice(
    0,
    templates.reduce((sum, { share }) => sum + share, 0),
  );
  expect(new Set(first.map(({ template }) => template.key)).size).toBe(templates.length);
});

test("a template has every subject once, in the cities it names", () => {
  const walks = turns.filter(({ template }) => template.key === "scooter-tour");
  expect(walks.map(({ subject }) => subject.city.code).toSorted()).toEqual(["BARCELONA", "MILAN", "PARIS"]);
});

test("no ticket is sold for an open square, no walk with a queue for a museum", () => {
  const kinds = (key: string) =>
    new Set(turns.filter(({ template }) => template.key === key).map(({ subject }) => subject.attraction?.kind));
  expect(kinds("timed-entry")).toEqual(new Set(["ticketed"]));
  expect(kinds("square-walk").has("ticketed")).toBe(false);
});

test("what people wrote is not made again", () => {
  const without = listTurns(templates, subjects, (subCategory) => subCategory === 1019);
  const listSubCategories = (all: typeof turns) => all.map(({ template }) => template.subCategory);
  expect(listSubCategories(turns)).toContain(1019);
  expect(listSubCategories(without)).toEqual(listSubCategories(turns).filter((subCategory) => subCategory !== 1019));
});

const [removed] = subjects.attraction;
const fewer = { ...subjects, attraction: subjects.attraction.filter((subject) => subject !== removed) };
const fewerTurns = listTurns(templates, fewer, () => false);

test.each(templates.map(({ key }) => key))(
  "one more subject adds its own turns, and moves none of the others: %s",
  (key) => {
    const keys = (all: typeof turns) =>
      all.filter(({ template }) => template.key === key).map(({ subject }) => subject.key);
    expect(keys(fewerTurns)).toEqual(keys(turns).filter((subject) => subject !== removed?.key));
  },
);
