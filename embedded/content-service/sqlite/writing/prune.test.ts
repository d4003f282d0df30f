import { expect, test } from "vitest";
import { englishPage, temporaryStore } from "../../tests/support/temporary-store.ts";

const titles = (documents: readonly { readonly title: string }[]) => documents.map(({ title }) => title);
const change = (title: string, at: number) => ({ put: [englishPage("rome", { title })], remove: [], at });

test("a publication can be read until the one after it is old enough", async () => {
  const store = await temporaryStore();
  for (const at of [1000, 2000, 3000]) await store.publish(change(`of ${at}`, at));
  const { master } = await store.state();
  const show = async (revision: number) =>
    titles(await store.documents({ master: revision, overlay: undefined }, ["rome"]));

  await store.prune(3000);
  expect((await store.state()).oldestMaster).toBe(master - 1);
  expect([await show(master - 2), await show(master - 1), await show(master)]).toEqual([[], ["of 2000"], ["of 3000"]]);

  await store.prune(3001);
  expect((await store.state()).oldestMaster).toBe(master);
  expect([await show(master - 1), await show(master)]).toEqual([[], ["of 3000"]]);
});

test("the current content of an overlay is retained however old, earlier content is not", async () => {
  const store = await temporaryStore();
  await store.putOverlay({ id: "draft", kind: "draft", label: "Draft", scheduledAt: null });
  for (const title of ["first", "second"]) await store.putDocument("draft", englishPage("rome", { title }));
  const { revision } = (await store.overlay("draft")) ?? { revision: 0 };
  const { master } = await store.state();
  const show = async (of: number) =>
    titles(await store.documents({ master, overlay: { id: "draft", revision: of } }, ["rome"]));
  expect(await show(revision - 1)).toEqual(["first"]);

  await store.prune(Date.now() + 60_000);
  expect([await show(revision - 1), await show(revision)]).toEqual([[], ["second"]]);
});

test("preview tokens that expired before are pruned", async () => {
  const store = await temporaryStore();
  await store.putOverlay({ id: "draft", kind: "draft", label: "Draft", scheduledAt: null });
  await store.putPreview("old", { overlay: "draft", expiresAt: 1000 });
  await store.putPreview("new", { overlay: "draft", expiresAt: 2000 });
  await store.prune(1500);
  expect(await store.preview("old")).toBeUndefined();
  expect(await store.preview("new")).toEqual({ overlay: "draft", expiresAt: 2000 });
});

test("goes on until nothing is left to prune", async () => {
  const store = await temporaryStore();
  const pages = Array.from({ length: 450 }, (_, index) => englishPage(`page-${index}`));
  await store.publish({ put: pages, remove: [], at: 1000 });
  const { master } = await store.state();
  await store.publish({ put: [], remove: pages.map(({ id }) => id), at: 2000 });
  await store.prune(3000);
  expect(
    await store.documents(
      { master, overlay: undefined },
      pages.map(({ id }) => id),
    ),
  ).toEqual([]);
});
