import { expect, test } from "vitest";
import { englishPage, temporaryStore } from "../../tests/support/temporary-store.ts";
import type { ContentStore } from "../../store/content-store.ts";

const rome = englishPage("rome", { tags: ["city"] });

async function shown(store: ContentStore, id: string) {
  const { master } = await store.state();
  return (await store.documents({ master, overlay: undefined }, [id]))[0];
}

test("a document retains the date of its first publication, in releases too", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [rome], remove: [], at: 1000 });
  await store.publish({ put: [{ ...rome, title: "Roma" }], remove: [], at: 2000 });
  expect(await shown(store, "rome")).toMatchObject({ title: "Roma", firstPublished: 1000, lastPublished: 2000 });

  await store.putOverlay({ id: "r", kind: "release", label: "R", scheduledAt: null });
  await store.putDocument("r", { ...rome, title: "Rome again" });
  await store.publishOverlay("r", 3000);
  expect(await shown(store, "rome")).toMatchObject({ firstPublished: 1000, lastPublished: 3000 });
});

test("explicit dates are stored, and are a change by themselves", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [{ ...rome, firstPublished: 1, lastPublished: 2 }], remove: [], at: 1000 });
  expect(await shown(store, "rome")).toMatchObject({ firstPublished: 1, lastPublished: 2 });
  await store.publish({ put: [{ ...rome, lastPublished: 3 }], remove: [], at: 1000 });
  expect(await shown(store, "rome")).toMatchObject({ firstPublished: 1, lastPublished: 3 });
});

test("publishing what is there already makes no publication", async () => {
  const store = await temporaryStore();
  const first = await store.publish({ put: [rome], remove: [], at: 1000 });
  const again = await store.publish({ put: [rome], remove: ["nothing"], at: 2000 });
  expect(again).toEqual({ ...first, documents: [] });
});

test("two documents can swap their uids, and none can take one that another retains", async () => {
  const store = await temporaryStore();
  const oslo = englishPage("oslo");
  await store.publish({ put: [rome, oslo], remove: [], at: 1000 });
  const swap = [
    { ...rome, uid: "oslo" },
    { ...oslo, uid: "rome" },
  ];
  expect(await store.publish({ put: swap, remove: [], at: 2000 })).toMatchObject({ documents: ["rome", "oslo"] });
  const taken = await store.publish({ put: [englishPage("new", { uid: "rome" })], remove: [], at: 3000 });
  expect(taken).toMatchObject({ refused: "uid-taken", message: expect.stringContaining('"rome" in en-us') });
  expect(await shown(store, "new")).toBeUndefined();
});

test("a document has one translation to a language, in the published state and in a release", async () => {
  const store = await temporaryStore();
  const german = englishPage("rom", { lang: "de-de", translations: "rome" });
  await store.publish({ put: [rome, german], remove: [], at: 1000 });
  const twin = englishPage("roma", { translations: "rome" });
  const refusal = { refused: "language-taken", message: expect.stringContaining('"roma" and "rome"') };
  expect(await store.publish({ put: [twin], remove: [], at: 2000 })).toMatchObject(refusal);
  await store.putOverlay({ id: "r", kind: "release", label: "R", scheduledAt: null });
  expect(await store.putDocument("r", twin)).toMatchObject(refusal);
  await store.archiveDocument("r", "rome");
  expect(await store.putDocument("r", twin)).toEqual({ revision: expect.any(Number) });
});

test("refuses a language that the repository does not have, naming those it has", async () => {
  const store = await temporaryStore();
  const refusal = await store.publish({ put: [rome, englishPage("x", { lang: "xx-xx" })], remove: [], at: 1000 });
  expect(refusal).toMatchObject({ refused: "unknown-language", message: expect.stringContaining("en-us, de-de") });
  expect(await shown(store, "rome")).toBeUndefined();
});

test("records the latest seeds, and only those", async () => {
  const store = await temporaryStore();
  await store.publish({
    put: [],
    remove: [],
    at: 1000,
    seeds: new Map([
      ["a", "1"],
      ["b", "1"],
    ]),
  });
  await store.publish({
    put: [],
    remove: [],
    at: 1000,
    seeds: new Map([
      ["b", "2"],
      ["c", "1"],
    ]),
  });
  await store.publish({ put: [rome], remove: [], at: 1000 });
  expect(await store.seeds()).toEqual(
    new Map([
      ["b", "2"],
      ["c", "1"],
    ]),
  );
});
