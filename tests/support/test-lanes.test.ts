import { expect, test } from "vitest";
import { chooseLanes, listRelated } from "./test-lanes.ts";

const all = { changed: undefined, embedded: true };
const only = (...changed: readonly string[]) => ({ changed, embedded: false });
const embedded = (...changed: readonly string[]) => ({ changed, embedded: true });

test.each([
  ["without a green commit", undefined, undefined, all],
  ["without a change", undefined, [], only()],
  [
    "files of the site",
    undefined,
    ["renderer/load.ts", "docs/embedded.md"],
    only("renderer/load.ts", "docs/embedded.md"),
  ],
  [
    "a file below embedded/",
    undefined,
    ["embedded/plans/data/cities.json"],
    embedded("embedded/plans/data/cities.json"),
  ],
  ["a model of a slice", undefined, ["slices/Hero/model.json"], embedded("slices/Hero/model.json")],
  ["a model of a custom type", undefined, ["customtypes/news/index.json"], embedded("customtypes/news/index.json")],
  ["the component of a slice", undefined, ["slices/Hero/Hero.tsx"], only("slices/Hero/Hero.tsx")],
  ["a name that only resembles the folder's", undefined, ["server/embedded.ts"], only("server/embedded.ts")],
  ["the lockfile", undefined, ["package-lock.json"], all],
  ["in CI", "true", [], all],
  ["where CI is switched off", "false", [], only()],
  ["where CI is empty", "", [], only()],
])("lanes, %s (CI=%s): %j → %j", (_name, ci, changed, lanes) => {
  expect(chooseLanes({ ci, changed })).toEqual(lanes);
});

const tests = [
  "embedded/plans/plans.test.ts",
  "slices/Hero/Hero.test.tsx",
  "slices/Faq/Faq.test.tsx",
  "tests/conformance/mocks.test.ts",
];

test.each([
  [only(), ["tests/conformance/mocks.test.ts"]],
  [only("renderer/load.ts"), ["renderer/load.ts", "tests/conformance/mocks.test.ts"]],
  [only("slices/Hero/mocks.txt"), ["slices/Hero/Hero.test.tsx", "tests/conformance/mocks.test.ts"]],
  [embedded("embedded/plans/a.json"), ["embedded/plans/plans.test.ts", "tests/conformance/mocks.test.ts"]],
])("tests that are related to %j → %j", (lanes, related) => {
  expect(listRelated(lanes.changed, lanes, tests)).toEqual(related);
});
