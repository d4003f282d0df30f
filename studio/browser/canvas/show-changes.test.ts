import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ToFrame } from "../../protocol/frame-messages.ts";
import { openFixture } from "../store/editor.fixture.tsx";
import { showChanges } from "./show-changes.ts";

const market = { host: "www.tessera.example", locale: "en", currency: "EUR" };
const finding = { code: "c", level: "info", message: "m", hint: "h", slice: null, field: null } as const;
const rendered = { seq: 1, outcome: "page", anchors: {}, main: "<main></main>", styles: [], marks: [], title: null };

const requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    return Response.json({ ...rendered, findings: [], composed: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  requests.length = 0;
});

function show(revision: number, isEdited: boolean) {
  const editor = openFixture("text");
  if (isEdited) editor.edit({ part: "data", path: ["heading"], value: "Rome", label: "Heading" });
  const sent: ToFrame[] = [];
  const loaded = {
    revision,
    findings: [finding],
    composed: [{ slice: "page-listing", type: "listing", fields: ["tagged_city"] }],
  };
  showChanges(editor.store, { send: (message) => sent.push(message), zone: "slices", market, loaded });
  return { ...editor, sent };
}

it("W103: a page that is opened is rendered by its frame only, with what that found", async () => {
  const { store } = show(1, false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual([]);
  expect(store.getState()).toMatchObject({ findings: [finding], composed: [{ slice: "page-listing" }] });
});

it.each([
  ["has text that is not saved yet", 1, true],
  ["was saved again meanwhile", 2, false],
])("W103: a document that %s is rendered once more", async (_case, revision, isEdited) => {
  const { sent } = show(revision, isEdited);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toEqual(["/studio/api/render"]);
  expect(sent.map(({ type }) => type)).toEqual(["highlight", "morph"]);
});
