import { expect, test } from "vitest";
import { englishPage, temporaryStore } from "../../tests/support/temporary-store.ts";

const release = { id: "r", kind: "release", label: "R", scheduledAt: null } as const;
const rome = englishPage("rome");

test("an overlay that nobody made is refused as not found, whatever the operation", async () => {
  const store = await temporaryStore();
  const results = [
    await store.putDocument("r", rome),
    await store.archiveDocument("r", "rome"),
    await store.resetDocument("r", "rome"),
    await store.publishOverlay("r", 1000),
    await store.deleteOverlay("r"),
    await store.putPreview("token", { overlay: "r", expiresAt: 1000 }),
  ];
  for (const result of results)
    expect(result).toMatchObject({ refused: "not-found", message: expect.stringContaining('"r"') });
});

test("a uid is free again in an overlay that archives its document, until the document is reset", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [rome], remove: [], at: 1000 });
  await store.putOverlay(release);
  const heir = englishPage("heir", { uid: "rome" });
  expect(await store.putDocument("r", heir)).toMatchObject({ refused: "uid-taken" });
  await store.archiveDocument("r", "rome");
  expect(await store.putDocument("r", heir)).toEqual({ revision: expect.any(Number) });
  expect(await store.resetDocument("r", "rome")).toMatchObject({ refused: "uid-taken" });
  expect(await store.publishOverlay("r", 2000)).toMatchObject({ documents: ["rome", "heir"] });
});

test("a release whose uid was published meanwhile is refused when published, and stays", async () => {
  const store = await temporaryStore();
  await store.putOverlay(release);
  await store.putDocument("r", englishPage("mine", { uid: "rome" }));
  await store.publish({ put: [rome], remove: [], at: 1000 });
  expect(await store.publishOverlay("r", 2000)).toMatchObject({ refused: "uid-taken" });
  expect(await store.overlayChanges("r")).toEqual([{ document: "mine", archived: false }]);
});

test("every change of an overlay changes its revision, and what changes nothing does not", async () => {
  const store = await temporaryStore();
  const revision = async () => (await store.overlay("r"))?.revision;
  await store.putOverlay(release);
  const revisions = [await revision()];
  await store.putDocument("r", rome);
  revisions.push(await revision());
  await store.putOverlay({ ...release, scheduledAt: 5000 });
  revisions.push(await revision());
  expect(new Set(revisions).size).toBe(3);
  await store.putDocument("r", rome);
  await store.putOverlay({ ...release, scheduledAt: 5000 });
  expect(await revision()).toBe(revisions.at(-1));
});

test("releases and drafts are listed apart, in the order they were made", async () => {
  const store = await temporaryStore();
  await store.putOverlay({ ...release, id: "z" });
  await store.putOverlay({ ...release, id: "d", kind: "draft" });
  await store.putOverlay({ ...release, id: "a" });
  expect((await store.state()).releases.map(({ id }) => id)).toEqual(["z", "a"]);
  expect((await store.drafts()).map(({ id }) => id)).toEqual(["d"]);
});
