import { expect, test } from "vitest";
import { parseOrderings } from "./orderings.ts";

test.each([
  "[my.page.date desc,document.last_publication_date]",
  " my.page.date desc , document.last_publication_date asc ",
])("%s", (text) => {
  expect(parseOrderings(text)).toEqual([
    { path: { kind: "field", type: "page", path: ["date"] }, descending: true },
    { path: { kind: "document", name: "last_publication_date" }, descending: false },
  ]);
});

test.each(["", "[]"])("%j is no ordering", (text) => {
  expect(parseOrderings(text)).toEqual([]);
});

test.each(["date", "my.page.date down", "my.page.date desc desc", "my.page.date,,document.id"])(
  "%s is refused",
  (text) => {
    expect(parseOrderings(text)).toBeUndefined();
  },
);
