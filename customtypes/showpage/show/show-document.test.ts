import { expect, it } from "vitest";
import model from "../index.json";
import { showSchema } from "../fields.ts";

const tags = ["category", "city", "collection", "content_type", "country", "mb_type", "page_type", "sub_category"];

it("D8: a show document has a uid, its product and the tags that editors find it by", () => {
  const names = ["uid", "tgid", ...tags.map((tag) => `tagged_${tag}`)];
  expect(Object.keys(model.json.Main)).toEqual(expect.arrayContaining(names));
  expect(Object.keys(showSchema.entries)).toEqual(expect.arrayContaining(names.slice(1)));
});
