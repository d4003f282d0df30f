import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { micrositeSchema } from "./fields.ts";

const tiers = [
  "A1: Collection",
  "A1: City guide",
  "A1: Home page",
  "A1: Sub category",
  "A1: Category",
  "A2: Category",
  "A2: Sub category",
  "B1: Global",
  "B1: Global home page",
  "C1: Collection",
];

const modelSchema = v.object({
  json: v.record(v.string(), v.record(v.string(), v.looseObject({ config: v.looseObject({}) }))),
});

it("D24: an editor chooses one of ten collection types, and the page reads each", () => {
  const model = v.parse(modelSchema, JSON.parse(readFileSync(new URL("index.json", import.meta.url), "utf8")));
  const [field] = Object.values(model.json).flatMap((tab) => tab["tagged_mb_type"] ?? []);
  expect(field?.config["options"]).toEqual(tiers);
  const read = tiers.map((tier) => v.parse(micrositeSchema, { tagged_mb_type: tier }).tagged_mb_type);
  expect(read).toEqual(tiers);
});
