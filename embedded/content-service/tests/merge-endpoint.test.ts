import { expect, test } from "vitest";
import { startEditing } from "./editing-service.ts";

const slice = (title: string) => ({ id: "hero$1", slice_type: "hero", variation: "default", primary: { title } });
const rome = (heading: string, title: string) => ({ title: "Rome", data: { heading, slices: [slice(title)] } });

test("two edits of a document are merged field by field", async () => {
  const { send } = await startEditing([]);
  const sides = { base: rome("Rome", "One"), mine: rome("Roma", "One"), theirs: rome("Rome", "Two") };
  expect(await send("POST", "merge", sides)).toMatchObject({
    status: 200,
    body: { document: rome("Roma", "Two"), merged: ["data.slices.hero$1.primary.title"], conflicts: [] },
  });
});

test("a field that both changed has mine, and is a conflict with its three values", async () => {
  const { send } = await startEditing([]);
  const sides = { base: { data: {} }, mine: { data: { heading: "Roma" } }, theirs: { data: { heading: "Rom" } } };
  const conflict = { path: "data.heading", base: null, mine: "Roma", theirs: "Rom" };
  expect(await send("POST", "merge", sides)).toMatchObject({
    status: 200,
    body: { document: sides.mine, merged: [], conflicts: [conflict] },
  });
});

test("a body without one of the sides is a 400", async () => {
  const { send } = await startEditing([]);
  expect(await send("POST", "merge", { base: { data: {} }, mine: { data: {} } })).toMatchObject({ status: 400 });
});
