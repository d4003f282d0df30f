import fc from "fast-check";
import Database from "libsql";
import { expect, test } from "vitest";
import { scaled } from "@tessera/runtime/testing/test-scale.ts";
import { arbitrary } from "../../tests/support/naive-search/arbitrary-document.ts";
import { arbitraryPath, arbitraryPredicate } from "../../tests/support/naive-search/arbitrary-predicate.ts";
import { arbitraryVersions, arbitraryView } from "../../tests/support/naive-search/arbitrary-versions.ts";
import type { NaiveVersion } from "../../tests/support/naive-search/naive-version.ts";
import { naiveSearch } from "../../tests/support/naive-search/naive-search.ts";
import { writeVersions } from "../../tests/support/naive-search/write-versions.ts";
import type { Predicate } from "../../query/predicate.ts";
import type { DocumentQuery } from "../../store/document-query.ts";
import { createSchema } from "../create-schema.ts";
import { unindexVersions } from "../index-document.ts";
import { searchDocuments } from "./search-documents.ts";

const arbitraryQuery: fc.Arbitrary<DocumentQuery> = fc.record({
  predicates: fc.oneof(fc.tuple(arbitraryPredicate), fc.array(arbitraryPredicate, { maxLength: 3 })),
  lang: fc.oneof(fc.constant("*"), arbitrary.lang),
  orderings: fc.oneof(
    fc.constant([]),
    fc.array(fc.record({ path: arbitraryPath, descending: fc.boolean() }), { maxLength: 2 }),
  ),
  after: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: arbitrary.id }),
  page: fc.constantFrom(1, 1, 2, 3),
  pageSize: fc.constantFrom(1, 3, 100, 100),
});

test("finds in every view what looking at each document finds, in the same order and number", () => {
  const questions = fc.array(fc.tuple(arbitraryView, arbitraryQuery), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(arbitraryVersions, questions, (versions, all) => {
      const db = emptyDatabase();
      writeVersions(db, versions);
      expect(all.map(([view, query]) => searchDocuments(db, view, query))).toEqual(
        all.map(([view, query]) => naiveSearch(versions, view, query)),
      );
      db.close();
    }),
    { numRuns: scaled(100) },
  );
});

const where = { kind: "field", type: "page", path: ["where"] } as const;
const whole = { kind: "document", name: "text" } as const;

test.each<[string, Pick<Predicate, "operator" | "path" | "values">]>([
  ["the nearest first", { operator: "geopoint.near", path: where, values: [48, 2, 1e9] }],
  ["the most alike first", { operator: "similar", path: whole, values: ["Za", 3] }],
])("in the default order: %s", (_, one) => {
  const query: DocumentQuery = {
    predicates: [{ ...one, offset: 0, source: "" }],
    lang: "*",
    orderings: [],
    after: "",
    page: 1,
    pageSize: 100,
  };
  fc.assert(
    fc.property(arbitraryVersions, (versions) => {
      const db = emptyDatabase();
      const published = versions.map((version, index) => asPublished(version, `Z${"abcdefghijklmno".charAt(index)}`));
      writeVersions(db, published);
      const view = { master: 1, overlay: undefined };
      expect(searchDocuments(db, view, query)).toEqual(naiveSearch(published, view, query));
      db.close();
    }),
    { numRuns: scaled(100) },
  );
});

test("nothing is left of versions that are pruned", () => {
  fc.assert(
    fc.property(arbitraryVersions, (versions) => {
      const db = emptyDatabase();
      unindexVersions(db, writeVersions(db, versions));
      const left =
        "select version from field_value union select version from geopoint union select rowid from text_index";
      expect(db.prepare(left).all()).toEqual([]);
      db.close();
    }),
    { numRuns: scaled(20) },
  );
});

function asPublished({ document }: NaiveVersion, id: string): NaiveVersion {
  const data = { ...document.data, where: document.data["where"] ?? { latitude: 1, longitude: 1 } };
  return { document: { ...document, id, type: "page", data }, overlay: "", isArchived: false, since: 0, until: 2 };
}

function emptyDatabase(): Database.Database {
  const db = new Database(":memory:");
  createSchema(db);
  return db;
}
