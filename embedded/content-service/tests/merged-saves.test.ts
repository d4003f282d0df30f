import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const slice = (id: string, title: string) => ({ id, slice_type: "hero", variation: "default", primary: { title } });
const rome = { heading: "Rome", text: "Old", slices: [slice("hero$1", "One"), slice("hero$2", "Two")] };

/** Creates a draft of Rome with one save, on which two editors base theirs. */
async function startDraft() {
  const service = await startEditing([page("rome", { data: rome })]);
  const [id, { id: draft }] = [await service.findId("rome"), await service.create("drafts", "Maybe")];
  const path = `drafts/${draft}/documents/${id}`;
  await service.edit("PUT", path, { type: "page", lang: "en-us", uid: "rome", data: rome });
  const { etag } = await service.send("GET", path);
  const save = (data: object, parameters = "?merge") =>
    service.send(
      "PUT",
      `${path}${parameters}`,
      { type: "page", lang: "en-us", uid: "rome", data },
      { "if-match": etag ?? "" },
    );
  const read = async () => v.parse(v.object({ data: v.unknown() }), (await service.send("GET", path)).body).data;
  return { save, read };
}

test.each<[string, object, object, object, readonly string[]]>([
  [
    "other fields",
    { ...rome, heading: "Roma" },
    { ...rome, text: "New" },
    { ...rome, heading: "Roma", text: "New" },
    ["data.heading"],
  ],
  [
    "other slices",
    { ...rome, slices: [slice("hero$1", "1"), slice("hero$2", "Two")] },
    { ...rome, slices: [slice("hero$1", "One"), slice("hero$2", "2")] },
    { ...rome, slices: [slice("hero$1", "1"), slice("hero$2", "2")] },
    ["data.slices.hero$1.primary.title"],
  ],
  ["the same value", { ...rome, text: "New" }, { ...rome, text: "New" }, { ...rome, text: "New" }, ["data.text"]],
])("two saves that are based on one state are merged: %s", async (_, first, second, data, merged) => {
  const { save, read } = await startDraft();
  expect(await save(first)).toMatchObject({ status: 200, body: { merged: [] } });
  expect(await save(second)).toMatchObject({ status: 200, body: { merged, warnings: [] } });
  expect(await read()).toEqual(data);
});

test("a field that both changed is a conflict with three values, and nothing is written", async () => {
  const { save, read } = await startDraft();
  await save({ ...rome, heading: "Roma" });
  const values = [{ path: "data.heading", base: "Rome", mine: "Rom", theirs: "Roma" }];
  expect(await save({ ...rome, heading: "Rom", text: "New" })).toMatchObject({
    status: 412,
    body: { code: "stale", conflicts: [{ fields: ["data.heading"], values, theirs: [] }] },
  });
  expect(await read()).toEqual({ ...rome, heading: "Roma" });
});

test("without ?merge, a save that is based on an older state is refused", async () => {
  const { save, read } = await startDraft();
  await save({ ...rome, heading: "Roma" });
  expect(await save({ ...rome, text: "New" }, "")).toMatchObject({ status: 412, body: { code: "stale" } });
  expect(await read()).toEqual({ ...rome, heading: "Roma" });
});
