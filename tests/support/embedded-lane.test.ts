import { expect, test } from "vitest";
import { isTestedAsCommitted, needsEmbeddedTests } from "./embedded-lane.ts";

test.each<[string, string | undefined, readonly string[] | undefined, boolean]>([
  ["without a green commit", undefined, undefined, true],
  ["without a change", undefined, [], false],
  ["a file of the site", undefined, ["renderer/load.ts", "docs/embedded.md", "package.json"], false],
  ["a file below embedded/", undefined, ["renderer/load.ts", "embedded/plans/data/cities.json"], true],
  ["the lockfile", undefined, ["package-lock.json"], true],
  ["a model of a slice", undefined, ["slices/Hero/model.json"], true],
  ["a model of a custom type", undefined, ["customtypes/microsite/index.json"], true],
  ["the component of a slice", undefined, ["slices/Hero/Hero.tsx"], false],
  ["a name that only resembles the folder's", undefined, ["server/embedded-services.ts"], false],
  ["in CI", "true", [], true],
  ["where CI is switched off", "false", [], false],
  ["where CI is empty", "", [], false],
])("embedded tests, %s (CI=%s): %j → %s", (_name, ci, changed, runs) => {
  expect(needsEmbeddedTests({ ci, changed })).toBe(runs);
});

test.each<[readonly string[] | undefined, boolean]>([
  [[], true],
  [["renderer/load.ts"], true],
  [["embedded/media/photos.ts"], false],
  [undefined, false],
])("a green run that began with changes %j counts for its commit: %s", (dirty, counts) => {
  expect(isTestedAsCommitted(dirty)).toBe(counts);
});
