import { filter } from "@prismicio/client";
import Database from "libsql";
import { expect, test } from "vitest";
import { writeVersions } from "../../tests/support/naive-search/write-versions.ts";
import { englishPage } from "../../tests/support/temporary-store.ts";
import { parseOrderings } from "../../query/orderings.ts";
import { parseQuery } from "../../query/parse-query.ts";
import { createSchema } from "../create-schema.ts";
import { searchWithinBudget } from "./search-within-budget.ts";
import { searchDocuments } from "./search-documents.ts";

const view = { master: 1, overlay: undefined };
const db = new Database(":memory:");
createSchema(db);
db.exec("begin");
writeVersions(
  db,
  Array.from({ length: 1200 }, (_, price) => ({
    document: { ...englishPage(`page-${price}`, { data: { price } }), firstPublished: 1, lastPublished: 1 },
    overlay: "",
    isArchived: false,
    since: 1,
    until: 2,
  })),
);
db.exec("commit");

function query(one: string, orderings: string) {
  const predicates = parseQuery(`[${one}]`);
  if ("kind" in predicates) throw new Error(predicates.message);
  return { predicates, orderings: parseOrderings(orderings) ?? [], lang: "en-us", after: "", page: 1, pageSize: 20 };
}

test.each([
  ["a range that is narrow, in an order", filter.numberInRange("my.page.price", 10, 40), "[my.page.price]"],
  ["a wide range, in the order of the indexes", filter.numberGreaterThan("my.page.price", 10), ""],
  ["all of a type, in an order", filter.at("document.type", "page"), "[my.page.price]"],
  ["an id among many", filter.at("document.id", "page-7"), "[my.page.price,my.page.other]"],
])("returns what a search returns: %s", (_, one, orderings) => {
  const tested = query(one, orderings);
  expect(searchWithinBudget(db, view, tested)).toEqual(searchDocuments(db, view, tested));
});

test("leaves a wide range in an order to those who have time", () => {
  expect(
    searchWithinBudget(db, view, query(filter.numberGreaterThan("my.page.price", 10), "[my.page.price]")),
  ).toBeUndefined();
});
