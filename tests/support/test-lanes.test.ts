import { expect, test } from "vitest";
import { chooseLanes, listRelated } from "./test-lanes.ts";

const all = { changed: undefined, part: undefined, embedded: true };
const only = (...changed: readonly string[]) => ({ changed, part: "5/8", embedded: false });
const embedded = (...changed: readonly string[]) => ({ changed, part: "5/8", embedded: true });

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
  expect(chooseLanes({ ci, changed, greenRuns: 4 })).toEqual(lanes);
});

const reading = { environment: "node", processes: "shared", readsFiles: true } as const;
const tests = [
  { ...reading, path: "embedded/plans/plans.test.ts" },
  { ...reading, path: "slices/Hero/Hero.test.tsx", readsFiles: false },
  { ...reading, path: "ui/theme/tokens.test.ts" },
  { ...reading, path: "tests/conformance/mocks.test.ts", readsFiles: false },
];

test.each([
  [only(), ["ui/theme/tokens.test.ts", "tests/conformance/mocks.test.ts"]],
  [
    only("i18n/messages/de.json"),
    ["i18n/messages/de.json", "ui/theme/tokens.test.ts", "tests/conformance/mocks.test.ts"],
  ],
  [
    embedded("embedded/plans/a.json"),
    [
      "embedded/plans/a.json",
      "embedded/plans/plans.test.ts",
      "ui/theme/tokens.test.ts",
      "tests/conformance/mocks.test.ts",
    ],
  ],
])("tests that are related to %j → %j", (lanes, related) => {
  expect(listRelated(lanes, tests)).toEqual(related);
});
