import { expect, test } from "vitest";
import { listKinds } from "./list-kinds.ts";

const kinds = { microsite: ["city", "airport-transfer"], content_page: ["content", "city guide"] };

test.each([
  ["", ["Airport transfer", "City", "City guide", "Content"]],
  ["microsite", ["Airport transfer", "City"]],
  ["redirect", []],
])("W97: kinds of pages of the type %j → %j", (type, names) => {
  expect(listKinds(kinds, type).map(([, name]) => name)).toEqual(names);
});
