import { del, get, set } from "idb-keyval";
import { beforeEach, expect, test, vi } from "vitest";
import type { EditedDocument } from "../../protocol/document.ts";
import { createCopyWriter, readCopy } from "./local-copy.ts";

vi.mock("idb-keyval", () => ({
  get: vi.fn(async () => undefined),
  set: vi.fn(async () => {}),
  del: vi.fn(async () => {}),
}));

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.mocked(set).mockResolvedValue();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});

const base: EditedDocument = { id: "rome", type: "page", lang: "en-us", uid: null, tags: [], title: "Rome", data: {} };
const named = (title: string): EditedDocument => ({ ...base, title });

const writeCopy = createCopyWriter("rome");

const write = (title: string, kind: "saved" | "unsaved" = "unsaved") => {
  const history = { document: named(title), past: [], future: [] };
  return writeCopy({ base, history, save: { kind } });
};

test("W67: a letter is stored from the moment it is typed, before the database has it", async () => {
  vi.mocked(set).mockReturnValue(new Promise(() => {}));
  void write("Rom");
  void write("Rome!");
  expect(await readCopy("rome")).toEqual({ base, document: named("Rome!") });
});

test("W67: what the database has is not stored twice, and a later letter is", async () => {
  const stored: unknown[] = [];
  vi.mocked(set).mockImplementation(async (_key, value) => void stored.push(value));
  vi.mocked(get).mockImplementation(async () => stored.at(-1));
  await write("Rom");
  expect(held.size).toBe(0);
  await Promise.all([write("Roma"), write("Rome!")]);
  expect(held.size).toBe(0);
  expect(await readCopy("rome")).toEqual({ base, document: named("Rome!") });
});

test("W67: nothing is stored of a document that the server has", async () => {
  vi.mocked(set).mockReturnValue(new Promise(() => {}));
  void write("Rome!");
  await write("Rome!", "saved");
  expect(held.size).toBe(0);
  expect(del).toHaveBeenCalledWith("document/rome");
});

test("W67: where the browser has no room, the database has the letter", async () => {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await write("Rome!");
  expect(set).toHaveBeenLastCalledWith("document/rome", { base, document: named("Rome!") });
});

test("W67: a browser whose storage is blocked has the letter in its database", async () => {
  vi.stubGlobal("localStorage", undefined);
  await write("Rome!");
  expect(set).toHaveBeenLastCalledWith("document/rome", { base, document: named("Rome!") });
  vi.mocked(get).mockResolvedValue({ base, document: named("Rome!") });
  expect(await readCopy("rome")).toEqual({ base, document: named("Rome!") });
});

test("W67: an editor that was closed removes nothing of the one that was opened after it", async () => {
  const closed = createCopyWriter("oslo");
  createCopyWriter("oslo");
  vi.mocked(del).mockClear();
  await closed({ base, history: { document: base, past: [], future: [] }, save: { kind: "saved" } });
  expect(del).not.toHaveBeenCalled();
});
