import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { EditedDocument, Json } from "../document.ts";
import { applyEdit, type Edit, type History, redo, undo } from "./history.ts";

const slice = (id: string, title: string): Json => ({ id, slice_type: "hero", primary: { title, size: 2 }, items: [] });

const document: EditedDocument = {
  id: "d",
  type: "content_page",
  lang: "en-us",
  uid: "www.tessera.example.rome",
  tags: [],
  title: "Rome",
  data: { heading: "Rome", slices: [slice("hero$1", "One"), slice("hero$2", "Two")] },
};

const start: History = { document, past: [], future: [] };

const edit = (path: Edit["path"], value: Json | undefined, key?: string): Edit => ({
  part: "data",
  path,
  value,
  label: "",
  key,
});

const title = ["slices", { slice: "hero$2" }, "primary", "title"] as const;

it("W62: an edit changes its value, and all else is the same object", () => {
  const { document: edited } = applyEdit(start, edit(title, "Three"), 0);
  expect(edited.data).toEqual({ heading: "Rome", slices: [slice("hero$1", "One"), slice("hero$2", "Three")] });
  const first = (data: EditedDocument["data"]) => (Array.isArray(data["slices"]) ? data["slices"][0] : undefined);
  expect(first(edited.data)).toBe(first(document.data));
});

it("W62: letters that are typed in a row are one change", () => {
  const typed = ["T", "Th", "Thr"].reduce(
    (history, text, index) => applyEdit(history, edit(title, text, "title"), index * 100),
    start,
  );
  const later = applyEdit(typed, edit(title, "Three", "title"), 5_000);
  expect([typed.past.length, later.past.length]).toEqual([1, 2]);
  expect(undo(undo(later)).document).toEqual(document);
});

it("W62: an edit that changes nothing is no change", () => {
  expect(applyEdit(start, edit(title, "Two"), 0)).toBe(start);
});

it("W63: a change is not taken back where somebody else changed the value since", () => {
  const mine = applyEdit(applyEdit(start, edit(["heading"], "Roma"), 0), edit(title, "Three"), 1_000);
  const merged = { ...mine, document: applyEdit({ ...mine }, edit(title, "Theirs"), 0).document };
  const history = undo(merged);
  expect([history.future[0]?.path, history.document.data["heading"]]).toEqual([["heading"], "Rome"]);
});

it("W62: undo of all changes leads to the same JSON, and redo of all to the last", () => {
  const paths = fc.constantFrom<Edit["path"]>(
    title,
    ["heading"],
    ["slices"],
    ["new"],
    ["slices", { slice: "hero$1" }, "primary"],
    ["slices", 1, "items"],
    ["slices", 0, "none", "deep"],
  );
  const value = fc.option(
    fc.jsonValue({ maxDepth: 2 }).map((json): Json => JSON.parse(JSON.stringify(json))),
    { nil: undefined },
  );
  const edits = fc.array(fc.tuple(paths, value), { maxLength: 20 });
  fc.assert(
    fc.property(edits, (list) => {
      const last = list.reduce((history, [path, next], index) => applyEdit(history, edit(path, next), index), start);
      let history = last;
      while (history.past.length > 0) history = undo(history);
      expect(JSON.stringify(history.document)).toBe(JSON.stringify(document));
      while (history.future.length > 0) history = redo(history);
      expect(JSON.stringify(history.document)).toBe(JSON.stringify(last.document));
    }),
  );
});
