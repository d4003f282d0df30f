import { expect, test } from "vitest";
import { englishPage, temporaryStore, temporaryStoreFile } from "../../tests/support/temporary-store.ts";
import type { ContentStore } from "../../store/content-store.ts";
import type { Delivery } from "../../store/delivery-store.ts";
import { openStore } from "../open-store.ts";

const rome = englishPage("rome", { tags: ["city", "italy"] });

async function allDeliveries(store: ContentStore): Promise<readonly Delivery[]> {
  const delivery = await store.nextDelivery();
  if (!delivery) return [];
  await store.finishDelivery(delivery.number);
  return [delivery, ...(await allDeliveries(store))];
}

test("a publication tells its documents, and the tags that are new or gone", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [rome, englishPage("oslo", { tags: ["city"] })], remove: [], at: 1000 });
  await store.publish({ put: [{ ...rome, tags: ["city", "new"] }], remove: ["oslo"], at: 2000 });
  const changes = (await allDeliveries(store)).map(({ change }) => change);
  const { master } = await store.state();
  expect(changes).toEqual([
    {
      master: master - 1,
      documents: ["rome", "oslo"],
      releases: [],
      tags: { addition: ["city", "italy"], deletion: [] },
    },
    { master, documents: ["oslo", "rome"], releases: [], tags: { addition: ["new"], deletion: ["italy"] } },
  ]);
});

test("a release tells in order that it is made, changed and, when published, gone; a draft tells its publication only", async () => {
  const store = await temporaryStore();
  for (const kind of ["release", "draft"] as const) {
    await store.putOverlay({ id: kind, kind, label: kind, scheduledAt: null });
    await store.putDocument(kind, englishPage(`in-${kind}`));
    await store.publishOverlay(kind, 1000);
  }
  const announced = (await allDeliveries(store)).map(({ change: { documents, releases } }) => ({
    documents,
    releases: releases.map(({ change, id, documents: changed }) => [change, id, ...changed]),
  }));
  expect(announced).toEqual([
    { documents: [], releases: [["addition", "release"]] },
    { documents: [], releases: [["update", "release", "in-release"]] },
    { documents: ["in-release"], releases: [["deletion", "release", "in-release"]] },
    { documents: ["in-draft"], releases: [] },
  ]);
});

const overlay = (id: string, kind: "release" | "draft") => ({ id, kind, label: id, scheduledAt: null });

test("W89: a publication of many documents is one message with all their ids", async () => {
  const store = await temporaryStore();
  const ids = Array.from({ length: 60 }, (_, index) => `page-${index}`);
  await store.putOverlay(overlay("many", "draft"));
  for (const id of ids) await store.putDocument("many", englishPage(id));
  await store.publishOverlay("many", 1000);
  const messages = await allDeliveries(store);
  expect(messages.map(({ change }) => change.documents.toSorted())).toEqual([ids.toSorted()]);
});

test("W89: publications of one batch are one message, as are the documents that move into a release", async () => {
  const store = await temporaryStore();
  const ids = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  for (const id of ids) await store.putOverlay(overlay(`doc-${id}`, "draft"));
  for (const id of ids) await store.putDocument(`doc-${id}`, englishPage(id));
  const edit = { author: "Ada" };
  await store.changeTogether(ids.map((id) => ({ do: "publish", overlay: `doc-${id}`, at: 1000, edit })));
  const { master } = await store.state();
  expect((await allDeliveries(store)).map(({ change }) => [change.master, change.documents])).toEqual([[master, ids]]);
  await store.putOverlay(overlay("spring", "release"));
  await store.putOverlay(overlay("many", "draft"));
  for (const id of ids) await store.putDocument("many", englishPage(id, { title: "Spring" }));
  await store.moveDraft("many", "spring", edit);
  const moved = (await allDeliveries(store)).map(({ change }) => change.releases.map(({ documents }) => documents));
  expect(moved).toEqual([[[]], ids.toSorted().map((id) => [id])]);
});

test("W88: a release that is a draft again is announced as deleted", async () => {
  const store = await temporaryStore();
  const release = overlay("spring", "release");
  await store.putOverlay(release);
  await store.putDocument("spring", englishPage("rome"));
  await allDeliveries(store);
  await store.putOverlay({ ...release, kind: "draft" });
  const announced = (await allDeliveries(store)).map(({ change: { releases } }) => releases);
  expect(announced).toMatchObject([[{ change: "deletion", id: "spring", documents: ["rome"] }]]);
});

test("a message that could not be delivered stays the next one, with its tries and when it is due", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [rome], remove: [], at: 1000 });
  await store.publish({ put: [], remove: ["rome"], at: 2000 });
  const first = await store.nextDelivery();
  expect(first).toMatchObject({ tries: 0, dueAt: 0 });
  await store.postponeDelivery(first?.number ?? 0, 5000);
  expect(await store.nextDelivery()).toEqual({ ...first, tries: 1, dueAt: 5000 });
});

test("a refused change is not announced, and without deliveries no change is", async () => {
  const store = await temporaryStore();
  await store.publish({ put: [englishPage("x", { lang: "xx-xx" })], remove: [], at: 1000 });
  expect(await store.nextDelivery()).toBeUndefined();

  const silent = await openStore({ file: temporaryStoreFile(), threads: false, deliveries: false });
  await silent.setLanguages([{ id: "en-us", name: "English" }]);
  await silent.publish({ put: [rome], remove: [], at: 1000 });
  expect(await silent.nextDelivery()).toBeUndefined();
  await silent.close();
});
