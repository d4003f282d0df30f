import { expect, test } from "vitest";
import { englishPage, temporaryStore } from "../../tests/support/temporary-store.ts";
import type { Edit, Expected } from "../../store/edit.ts";
import type { ContentStore } from "../../store/content-store.ts";

const by = (author: string, ...revisions: readonly number[]): Edit => ({
  author,
  expected: { kind: "revisions", revisions },
});
const only = (kind: Exclude<Expected["kind"], "revisions">): Edit => ({ author: "Anna", expected: { kind } });
const rome = (data: object) => englishPage("rome", { data: { ...data } });

/** Publishes Rome and creates releases. */
async function start(...releases: readonly string[]) {
  const store = await temporaryStore();
  await store.publish({ put: [rome({ heading: "Rome", text: "Old" })], remove: [], at: 1000 });
  for (const id of releases) await store.putOverlay({ id, kind: "release", label: id, scheduledAt: null });
  return { store, published: (await store.state()).master };
}

const readRevision = async (store: ContentStore, overlay: string) =>
  (await store.editable(overlay, "rome"))?.revision ?? 0;

test("a document that someone else changed meanwhile is not overwritten, and the fields of both are named", async () => {
  const { store, published } = await start("spring");
  await store.putDocument("spring", rome({ heading: "By Anna", text: "Old" }), by("Anna", published));
  const late = rome({ heading: "By Ben", text: "New" });
  expect(await store.putDocument("spring", late, by("Ben", published))).toMatchObject({
    refused: "stale",
    conflicts: [
      { document: "rome", fields: ["data.heading"], theirs: [], base: published, current: { author: "Anna" } },
    ],
  });
  const current = await readRevision(store, "spring");
  expect(await store.putDocument("spring", late, by("Ben", current))).toMatchObject({ revision: current + 1 });
});

test("a change of what exists says on what it is based; a new document says that it is new", async () => {
  const { store, published } = await start("spring");
  expect(await store.putDocument("spring", rome({}), only("unstated"))).toMatchObject({ refused: "unstated" });
  expect(await store.putDocument("spring", rome({}), only("absent"))).toMatchObject({ refused: "stale" });
  expect(await store.putDocument("spring", englishPage("oslo"), by("Anna", published))).toMatchObject({
    refused: "stale",
  });
  expect(await store.putDocument("spring", englishPage("oslo"), only("present"))).toMatchObject({ refused: "stale" });
  expect(await store.putDocument("spring", englishPage("oslo"), only("absent"))).not.toHaveProperty("refused");
  expect(await store.archiveDocument("spring", "rome", only("unstated"))).toMatchObject({ refused: "unstated" });
  expect(await store.archiveDocument("spring", "rome", only("present"))).not.toHaveProperty("refused");
  expect(await store.resetDocument("spring", "rome", by("Anna", published))).toMatchObject({ refused: "stale" });
  expect(await store.deleteOverlay("spring", by("Anna", 1))).toMatchObject({ refused: "stale" });
  expect(await store.publishOverlay("spring", 2000, only("unstated"))).toMatchObject({ refused: "unstated" });
});

test("releases of one document know each other", async () => {
  const { store } = await start("spring", "summer");
  await store.putDocument("spring", rome({ heading: "Spring" }));
  expect(await store.entries("spring")).toMatchObject([{ alsoIn: [] }]);
  await store.putDocument("summer", rome({ heading: "Summer" }));
  expect(await store.entries("spring")).toMatchObject([
    { alsoIn: [{ id: "summer", kind: "release", label: "summer" }] },
  ]);
});

test("a second release keeps what the first one published in other fields", async () => {
  const { store, published } = await start("spring", "summer");
  await store.putDocument("spring", rome({ heading: "Spring", text: "Old" }));
  await store.putDocument("summer", rome({ heading: "Rome", text: "Summer" }));
  await store.publishOverlay("spring", 2000);
  expect(await store.entries("summer")).toMatchObject([{ base: published, published: published + 5 }]);
  await store.publishOverlay("summer", 3000);
  expect((await store.editable("", "rome"))?.content.data).toEqual({ heading: "Spring", text: "Summer" });
});

test("a second release that changes the same field is refused, unless it expects the newer revision", async () => {
  const { store } = await start("spring", "summer");
  await store.putDocument("spring", rome({ heading: "Spring" }));
  await store.putDocument("summer", rome({ heading: "Summer" }), { author: "Ben" });
  await store.publishOverlay("spring", 2000, { author: "Anna" });
  const refused = await store.publishOverlay("summer", 3000, only("present"));
  const now = await readRevision(store, "");
  expect(refused).toMatchObject({
    refused: "stale",
    conflicts: [
      { document: "rome", fields: ["data.heading"], current: { revision: now, author: "Anna", label: "spring" } },
    ],
  });
  const { revision = 0 } = (await store.overlay("summer")) ?? {};
  expect(await store.publishOverlay("summer", 3000, by("Ben", revision, now))).toMatchObject({ documents: ["rome"] });
  expect(await store.publications("rome")).toMatchObject([
    { author: "Ben", label: "summer", at: 3000 },
    { author: "Anna", label: "spring", at: 2000 },
    { author: "", label: "", at: 1000 },
  ]);
});

test("a release that takes a document away does so only while nobody else changes it", async () => {
  const { store } = await start("spring", "away");
  await store.archiveDocument("away", "rome");
  await store.putDocument("spring", rome({ heading: "Spring" }));
  await store.publishOverlay("spring", 2000);
  expect(await store.publishOverlay("away", 3000)).toMatchObject({
    refused: "stale",
    conflicts: [{ fields: ["data.heading", "data.text"] }],
  });
});

test("a removal is part of the history, with who did it", async () => {
  const { store } = await start("away");
  await store.archiveDocument("away", "rome", { author: "Anna" });
  await store.publishOverlay("away", 2000);
  expect(await store.publications("rome")).toMatchObject([
    { removed: true, author: "Anna", label: "away", at: 2000 },
    { removed: false, at: 1000 },
  ]);
});

test("a policy prunes versions by age and number, and never those of releases, but those of drafts", async () => {
  const { store } = await start("spring");
  const revisions = async () => (await store.publications("rome")).map(({ at }) => at);
  await store.putDocument("spring", rome({ heading: "Spring" }));
  await store.publishOverlay("spring", 2000);
  await store.putOverlay({ id: "try", kind: "draft", label: "Try", scheduledAt: null });
  await store.putDocument("try", rome({ heading: "Try" }));
  await store.publishOverlay("try", 3000);
  for (const at of [4000, 5000]) await store.publish({ put: [rome({ heading: `${at}` })], remove: [], at });
  await store.pruneHistory({});
  expect(await revisions()).toEqual([5000, 4000, 3000, 2000, 1000]);
  await store.pruneHistory({ before: 2500 });
  expect(await revisions()).toEqual([5000, 4000, 3000, 2000]);
  await store.pruneHistory({ versions: 1 });
  expect(await revisions()).toEqual([5000, 4000, 2000]);
});

test("no policy prunes the version that an open release is based on, so that the release can still be merged", async () => {
  const { store } = await start("summer");
  await store.putDocument("summer", rome({ heading: "Rome", text: "Summer" }));
  for (const at of [3000, 4000])
    await store.publish({ put: [rome({ heading: `${at}`, text: "Old" })], remove: [], at });
  await store.prune(Date.now() + 1000);
  await store.pruneHistory({ before: 5000, versions: 1 });
  expect(await store.publishOverlay("summer", 5000)).toMatchObject({ documents: ["rome"] });
  expect((await store.editable("", "rome"))?.content.data).toEqual({ heading: "4000", text: "Summer" });
});

test("two releases that create the same document are merged too", async () => {
  const { store } = await start("spring", "summer");
  const oslo = (data: object) => englishPage("oslo", { data: { ...data } });
  await store.putDocument("spring", oslo({ heading: "Oslo", text: "Spring" }));
  await store.putDocument("summer", oslo({ heading: "Oslo", note: "Summer" }));
  await store.publishOverlay("spring", 2000);
  expect(await store.publishOverlay("summer", 3000)).toMatchObject({ documents: ["oslo"] });
  const { content } = (await store.editable("", "oslo")) ?? {};
  expect(content?.data).toEqual({ heading: "Oslo", text: "Spring", note: "Summer" });
});
