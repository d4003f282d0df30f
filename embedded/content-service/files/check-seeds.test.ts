import { expect, test } from "vitest";
import { checkSeeds } from "./check-seeds.ts";
import type { ModelSeed, SeedDocument } from "./seeds.ts";

const models: readonly ModelSeed[] = [
  {
    kind: "customtype",
    model: {
      id: "page",
      json: {
        Main: {
          title: { type: "Text" },
          body: { type: "Slices", config: { choices: { hero: { type: "SharedSlice" } } } },
        },
      },
    },
  },
  { kind: "slice", model: { id: "hero", variations: [{ id: "default", primary: { stars: { type: "Number" } } }] } },
];

function page(data: SeedDocument["data"], type = "page"): SeedDocument {
  return { id: "1", translations: "1", type, lang: "en-us", uid: "rome", title: "", tags: [], data };
}

const hero = (primary: object) => ({ slice_type: "hero", variation: "default", primary, items: [] });

test.each([
  [{ title: 5 }, "page/rome.en-us.json: data.title must be a text. Correct the file or the model."],
  [{ titel: "Rome" }, "data.titel the model has no such field"],
  [{ body: [hero({ stars: "five" })] }, "data.body.0.primary.stars must be a number"],
  [{ body: [{ ...hero({}), slice_type: "herro" }] }, "data.body.0"],
])("%j stops the publication with the file and the field", (data, problem) => {
  expect(() => checkSeeds([page(data)], models)).toThrow(problem);
});

test("names every wrong field of every file", () => {
  const wrong = [page({ title: 5, titel: 6 }), page({ title: [] })];
  expect(() => checkSeeds(wrong, models)).toThrow(/title must .*\n.*titel the model .*\n.*title must /);
});

test("what fits passes, and so does a type without a model", () => {
  const fitting = page({ title: "Rome", body: [hero({ stars: 5 })] });
  expect(() => checkSeeds([fitting, page({ anything: true }, "other")], models)).not.toThrow();
});
