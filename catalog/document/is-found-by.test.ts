import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { documentsKey, type DocumentsQuery, type ListedDocument } from "./document.ts";
import { isFoundBy } from "./is-found-by.ts";

const show: ListedDocument = {
  id: "show-1",
  uid: "www.tessera.example.london.phantom",
  type: "showpage",
  lang: "de-de",
  tags: ["www.tessera.example", "closed"],
  data: { tgid: 7, parent: { id: "london", type: "microsite", link_type: "Document" } },
};

const query = { type: "showpage" };

test.each<[string, DocumentsQuery, boolean]>([
  ["its type", query, true],
  ["another type", { type: "microsite" }, false],
  ["one of its products", { ...query, productIds: [3, 7] }, true],
  ["other products", { ...query, productIds: [3] }, false],
  ["none without a product", { ...query, withoutProduct: true }, false],
  ["no product at all", { ...query, productIds: [] }, false],
  ["its uid", { ...query, uid: "www.tessera.example.london.phantom" }, true],
  ["another uid", { ...query, uid: "www.tessera.example.london" }, false],
  ["a tag", { ...query, tag: "closed" }, true],
  ["another tag", { ...query, tag: "open" }, false],
  ["its parent", { ...query, parent: "london" }, true],
  ["another parent", { ...query, parent: "paris" }, false],
  ["an excluded tag", { ...query, excludedTags: ["new", "closed"] }, false],
  ["other excluded tags", { ...query, excludedTags: ["new"] }, true],
  ["the base language, which is not its own", { ...query, language: "base" }, false],
])("H28: a German show and a query for %s", (_title, showQuery, found) => {
  expect(isFoundBy(showQuery, show, locales.de)).toBe(found);
});

test("H28: the base language finds English documents on pages of every language", () => {
  const english = { ...show, lang: "en-us" };
  expect(isFoundBy({ ...query, language: "base" }, english, locales.de)).toBe(true);
  expect(isFoundBy(query, english, locales.de)).toBe(false);
});

test("a document without the fields that a query names is not found", () => {
  const bare = { ...show, data: { parent: null } };
  expect(isFoundBy({ ...query, productIds: [7] }, bare, locales.de)).toBe(false);
  expect(isFoundBy({ ...query, parent: "london" }, bare, locales.de)).toBe(false);
  expect(isFoundBy({ ...query, withoutProduct: true }, bare, locales.de)).toBe(true);
});

test("queries that find the same documents have one key", () => {
  const first = documentsKey({ type: "showpage", productIds: [7, 3], excludedTags: ["b", "a"] });
  expect(first).toBe(
    documentsKey({ type: "showpage", language: "page", productIds: [3, 7], excludedTags: ["a", "b"] }),
  );
  const others = [
    { productIds: [3] },
    { uid: "x" },
    { tag: "x" },
    { parent: "x" },
    { language: "base" },
    { withoutProduct: true },
  ] as const;
  expect(new Set([first, ...others.map((other) => documentsKey({ type: "showpage", ...other }))]).size).toBe(7);
});
