import { expect, test } from "vitest";
import type { DocumentsQuery } from "../../catalog/document/document.ts";
import { locales } from "../../i18n/locales.ts";
import { canMatch, joinQueries } from "./join-queries.ts";

const shows = '[any(document.type, ["showpage"])]';
const type = "showpage";

test.each<[string, readonly DocumentsQuery[], readonly string[], string]>([
  ["one type", [{ type }], [shows], "de-de"],
  ["two types", [{ type }, { type: "guide" }], ['[any(document.type, ["showpage", "guide"])]'], "de-de"],
  ["the base language", [{ type, language: "base" }], [shows], "en-us"],
  ["both languages", [{ type }, { type, language: "base" }], [shows], "*"],
  [
    "products of each",
    [
      { type, productIds: [7, 3] },
      { type, productIds: [3, 9] },
    ],
    [shows, "[any(my.showpage.tgid, [7, 3, 9])]"],
    "de-de",
  ],
  [
    "none without a product, where all queries have that",
    [
      { type, withoutProduct: true },
      { type, language: "base", withoutProduct: true },
    ],
    [shows, "[missing(my.showpage.tgid)]"],
    "*",
  ],
  [
    "none without a product, beside products",
    [
      { type, productIds: [7] },
      { type, withoutProduct: true },
    ],
    [shows],
    "de-de",
  ],
  ["products of some", [{ type, productIds: [7] }, { type }], [shows], "de-de"],
  [
    "products of two types",
    [
      { type, productIds: [7] },
      { type: "guide", productIds: [7] },
    ],
    ['[any(document.type, ["showpage", "guide"])]'],
    "de-de",
  ],
  [
    "uids",
    [
      { type, uid: "a.b" },
      { type, uid: "c" },
    ],
    [shows, '[any(my.showpage.uid, ["a.b", "c"])]'],
    "de-de",
  ],
  ["parents", [{ type, parent: "Xy_1" }], [shows, '[any(my.showpage.parent, ["Xy_1"])]'], "de-de"],
  [
    "tags, which belong to no type",
    [
      { type, tag: "london" },
      { type: "guide", tag: "rome" },
    ],
    ['[any(document.type, ["showpage", "guide"])]', '[any(document.tags, ["london", "rome"])]'],
    "de-de",
  ],
  [
    "tags that all exclude",
    [
      { type, excludedTags: ["closed", "past show"] },
      { type, excludedTags: ["new", "past show"] },
    ],
    [shows, '[not(document.tags, ["past show"])]'],
    "de-de",
  ],
  ["an excluded tag that would end the filter", [{ type, excludedTags: ['x"]'] }], [shows], "de-de"],
])("H28: %s", (_title, queries, filters, lang) => {
  expect(joinQueries(queries, locales.de)).toEqual({ filters, lang });
});

test.each<[DocumentsQuery, boolean]>([
  [{ type }, true],
  [{ type, productIds: [7], uid: "a.b", tag: "past show", parent: "Xy_1" }, true],
  [{ type, productIds: [] }, false],
  [{ type, uid: 'x"' }, false],
  [{ type, uid: "two words" }, false],
  [{ type, tag: "x\\" }, false],
  [{ type, parent: "" }, false],
])("%j can match a document: %j", (query, expected) => {
  expect(canMatch(query)).toBe(expected);
});
