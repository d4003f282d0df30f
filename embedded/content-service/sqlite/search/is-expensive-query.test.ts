import { filter } from "@prismicio/client";
import { expect, test } from "vitest";
import { parseOrderings } from "../../query/orderings.ts";
import { parseQuery } from "../../query/parse-query.ts";
import type { DocumentQuery } from "../../store/document-query.ts";
import { isExpensiveQuery } from "./is-expensive-query.ts";

const all: DocumentQuery = { predicates: [], lang: "*", orderings: [], after: "", page: 1, pageSize: 20 };

function query(filters: readonly string[], more: Partial<DocumentQuery> = {}): DocumentQuery {
  const predicates = filters.flatMap((one) => {
    const parsed = parseQuery(`[${one}]`);
    return "kind" in parsed ? [] : parsed;
  });
  return { ...all, predicates, ...more };
}

const byPrice = parseOrderings("my.page.price") ?? [];
const uid = filter.at("my.page.uid", "rome");

test.each([
  ["by uid, whatever else", query([uid, filter.fulltext("document", "rome")], { after: "Za", orderings: byPrice })],
  ["by id", query([filter.in("document.id", ["Za", "Zb"])])],
  ["by tag, in an order", query([filter.at("document.tags", ["rome"])], { orderings: byPrice })],
  ["of a type, in an order", query([filter.at("document.type", "page")], { orderings: byPrice })],
  ["what is not there", query([filter.missing("my.page.opens")])],
  [
    "in a range, in an order",
    query([filter.numberInRange("my.page.price", 1, 2)], { lang: "en-us", orderings: byPrice }),
  ],
])("short: %s", (_, one) => {
  expect(isExpensiveQuery(one)).toBe(false);
});

test.each([
  ["very many predicates", query(Array.from({ length: 21 }, () => uid))],
  ["words", query([filter.fulltext("document", "rome")])],
  ["likeness", query([filter.similar("Za", 10)])],
  ["distances", query([filter.geopointNear("my.page.place", 48, 2, 10)])],
  ["parts of dates", query([filter.dateMonth("my.page.opens", "May")])],
  ["a deep page", query([], { page: 900, pageSize: 100 })],
  ["what comes after a document", query([], { after: "Za" })],
])("long: %s", (_, one) => {
  expect(isExpensiveQuery(one)).toBe(true);
});
