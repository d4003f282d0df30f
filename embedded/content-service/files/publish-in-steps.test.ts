import { expect, test } from "vitest";
import { emptyStore, files, pageModel, read, rome } from "../tests/support/seeded-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isDocumentChange } from "./seed-changes.ts";
import { toSteps } from "./publish-in-steps.ts";

const cities = ["rome", "paris", "milan", "cairo", "petra"].map((uid) => ({ ...rome, uid, data: { title: uid } }));

/** Publishes two documents at a time; `reports` receives how many were left before each step. */
function inPairs(reports: number[]) {
  return {
    models: [pageModel],
    steps: { maxDocuments: 2, report: (remaining: number) => void reports.push(remaining) },
  };
}

/** A store whose process is killed before the publication after `count` others. */
function killedAfter(count: number, store: ContentStore): ContentStore {
  let left = count;
  const publish: ContentStore["publish"] = async (changes) => {
    if (left === 0) throw new Error("killed");
    left -= 1;
    return store.publish(changes);
  };
  return { ...store, publish };
}

const documentsIn = (store: ContentStore) =>
  Promise.all(cities.map(async (city) => ((await read(store, city)) === undefined ? "" : city.uid))).then((uids) =>
    uids.filter(Boolean),
  );

test("a start that is killed goes on after its last step", async () => {
  const store = await emptyStore();
  const [first, second]: [number[], number[]] = [[], []];
  await expect(files(killedAfter(2, store), cities, inPairs(first))).rejects.toThrow("killed");
  expect(await documentsIn(store)).toEqual(["rome", "paris", "milan", "cairo"]);
  expect(await files(store, cities, inPairs(second))).toBe(1);
  expect([first, second]).toEqual([[5, 3, 1], []]);
  expect(await documentsIn(store)).toEqual(cities.map(({ uid }) => uid));
  expect(await files(store, cities, inPairs([]))).toBe(0);
});

test("one webhook message tells of all steps", async () => {
  const store = await emptyStore();
  await files(store, cities, inPairs([]));
  const delivery = await store.nextDelivery();
  expect(delivery?.change.documents).toHaveLength(cities.length);
  expect(delivery?.change.master).toBe((await store.state()).master);
  await store.finishDelivery(delivery?.number ?? 0);
  expect(await store.nextDelivery()).toBeUndefined();
});

test("a file that changed while its store was half made is followed without a question", async () => {
  const store = await emptyStore();
  await expect(files(killedAfter(1, store), cities, inPairs([]))).rejects.toThrow("killed");
  const [, ...others] = cities;
  const model = { ...pageModel, model: { ...pageModel.model, label: "Other" } };
  await files(store, [{ ...rome, data: { title: "Roma" } }, ...others], { ...inPairs([]), models: [model] });
  expect(await read(store, rome)).toMatchObject({ data: { title: "Roma" } });
  expect(await store.models("customtype")).toEqual([model.model]);
});

test("documents that exchange what only one may have are published together", async () => {
  const store = await emptyStore();
  const grouped = (groups: readonly string[]) =>
    cities.map((city, index) => ({ ...city, translations: `group-${groups[index]}` }));
  await files(store, grouped(["a", "b", "c", "d", "e"]), inPairs([]));
  await files(store, grouped(["e", "b", "c", "d", "a"]), inPairs([]));
  expect([await read(store, rome), await read(store, { ...rome, uid: "petra" })]).toMatchObject([
    { translations: "group-e" },
    { translations: "group-a" },
  ]);
});

test("what the store refuses also together is a problem; models of a refused first step are as before", async () => {
  const store = await emptyStore();
  await files(store, [], { models: [pageModel] });
  const other = { type: "page", lang: "en-us", tags: [], title: "", data: {}, translations: "other" };
  await store.publish({ put: [{ ...other, id: "Zother", uid: "rome" }], remove: [], at: 1 });
  const model = { ...pageModel, model: { ...pageModel.model, label: "Other" } };
  const refused = files(store, cities, { ...inPairs([]), models: [model] });
  await expect(refused).rejects.toThrow("The content can't be published");
  expect(await store.models("customtype")).toEqual([pageModel.model]);
});

test("models and documents that are gone are in the first step", () => {
  const change = { name: "", verdict: "follow", before: undefined, after: undefined } as const;
  const document = (id: string, gone = false) => {
    const put = { id, type: "page", uid: id, lang: "en-us", title: "", tags: [], data: {}, translations: id };
    return { ...change, subject: { kind: "document", id, document: gone ? undefined : put } } as const;
  };
  const model = { ...change, subject: { kind: "slice", id: "hero", model: undefined } } as const;
  const steps = toSteps([document("a"), document("b"), document("c", true), model], 1);
  const ids = steps.map((step) => step.map((each) => (isDocumentChange(each) ? each.subject.id : each.subject.kind)));
  expect(ids).toEqual([["slice", "c"], ["a"], ["b"]]);
});
