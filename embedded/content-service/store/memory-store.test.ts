import { expect, test } from "vitest";
import { createMemoryStore } from "./memory-store.ts";
import type { StoredDocument } from "./stored-document.ts";

const date = "2026-01-01T00:00:00+0000";
const rome: StoredDocument = {
  id: "Zrome",
  uid: "rome",
  type: "page",
  lang: "de-de",
  tags: ["b", "a"],
  first_publication_date: date,
  last_publication_date: date,
  slugs: [],
  alternate_languages: [],
  data: { title: "Rom" },
};

test("sums up its documents, the master language first even without any", async () => {
  expect(await createMemoryStore([rome]).overview()).toMatchObject({
    types: new Map([["page", new Set(["uid", "title"])]]),
    languages: ["en-us", "de-de"],
    tags: ["a", "b"],
  });
});

test("gives the documents there are for ids", async () => {
  expect(await createMemoryStore([rome]).byIds(["Zrome", "Znone"])).toEqual(new Map([["Zrome", rome]]));
});

test("replaces all documents and the master ref at once", async () => {
  const store = createMemoryStore([rome]);
  const { masterRef } = await store.overview();
  store.replace([]);
  expect(await store.byIds(["Zrome"])).toEqual(new Map());
  expect((await store.overview()).masterRef).not.toBe(masterRef);
});
