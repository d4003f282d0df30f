import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { scaled } from "@tessera/runtime/testing/test-scale.ts";
import { type Documents, NaiveStore } from "../tests/support/naive-store.ts";
import type { ContentStore } from "../store/content-store.ts";
import { isRefusal } from "../store/refusal.ts";
import type { View } from "../store/document-query.ts";
import { openStore } from "./open-store.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = ["d1", "d2", "d3", "d4"];
const groups = ["g1", "g2", "g3", "g4", "g5", "g6"];
const overlayIds = ["r1", "r2", "x1"];
const id = fc.constantFrom(...ids);
const overlay = fc.constantFrom(...overlayIds);

const document = fc.record({
  id,
  translations: fc.constantFrom(...groups),
  type: fc.constantFrom("page", "author"),
  lang: fc.constantFrom("en-us", "de-de"),
  uid: fc.option(fc.constantFrom("u1", "u2", "u3")),
  title: fc.constantFrom("t1", "t2"),
  tags: fc.subarray(["a", "b", "c"]),
  data: fc.record({ price: fc.integer({ min: 1, max: 3 }) }),
});

const step = fc.oneof(
  fc.record({
    does: fc.constant("publish" as const),
    put: fc.array(document, { maxLength: 3 }),
    remove: fc.subarray(ids, { maxLength: 2 }),
  }),
  fc.record({ does: fc.constant("putOverlay" as const), overlay }),
  fc.record({ does: fc.constant("deleteOverlay" as const), overlay }),
  { weight: 4, arbitrary: fc.record({ does: fc.constant("put" as const), overlay, document }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("archive" as const), overlay, id }) },
  fc.record({ does: fc.constant("reset" as const), overlay, id }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant("publishOverlay" as const), overlay }) },
  fc.record({ does: fc.constant("prune" as const), publications: fc.nat(3) }),
  fc.record({ does: fc.constant("pruneAll" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Seen {
  readonly view: View;
  readonly documents: Documents;
}

test("every retained view shows what a naive model of the same changes says, and refusals agree", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      run += 1;
      const store = await openStore({ file: join(folder, `${run}.db`), threads: false });
      await checkSteps(store, steps);
      await store.close();
    }),
    { numRuns: scaled(60) },
  );
});

test("a view of a release retains its dates when another release publishes the document", async () => {
  const put = (release: string): Step => ({
    does: "put",
    overlay: release,
    document: {
      id: "d1",
      translations: "g1",
      type: "page",
      lang: "en-us",
      uid: null,
      title: "t1",
      tags: [],
      data: { price: 1 },
    },
  });
  const store = await openStore({ file: join(folder, "dates.db"), threads: false });
  await checkSteps(store, [
    { does: "putOverlay", overlay: "r1" },
    { does: "putOverlay", overlay: "r2" },
    put("r1"),
    put("r2"),
    { does: "publishOverlay", overlay: "r1" },
    put("r2"),
    { does: "publish", put: [], remove: ["d1"] },
    put("r2"),
    { does: "publishOverlay", overlay: "r2" },
  ]);
  await store.close();
});

async function checkSteps(store: ContentStore, steps: readonly Step[]): Promise<void> {
  const model = new NaiveStore();
  const seen: Seen[] = [];
  await store.setLanguages([
    { id: "en-us", name: "English" },
    { id: "de-de", name: "German" },
  ]);
  for (const [at, one] of steps.entries()) {
    expect([one, await inStore(store, one, at)]).toEqual([one, inModel(model, one, at)]);
    seen.push(...(await viewsNow(store, model)));
    expect((await store.state()).tags).toEqual(listTags(model.published));
  }
  await checkKept(store, seen);
}

async function inStore(store: ContentStore, one: Step, at: number): Promise<string> {
  const result = await actions(store, one, at);
  if (!result || !isRefusal(result)) return "done";
  return ["uid-taken", "address-taken", "language-taken"].includes(result.refused) ? "conflict" : result.refused;
}

function actions(store: ContentStore, one: Step, at: number) {
  switch (one.does) {
    case "publish":
      return store.publish({ put: one.put, remove: one.remove, at });
    case "putOverlay":
      return store.putOverlay({ id: one.overlay, kind: "release", label: one.overlay, scheduledAt: null });
    case "deleteOverlay":
      return store.deleteOverlay(one.overlay);
    case "put":
      return store.putDocument(one.overlay, one.document);
    case "archive":
      return store.archiveDocument(one.overlay, one.id);
    case "reset":
      return store.resetDocument(one.overlay, one.id);
    case "publishOverlay":
      return publishAnyway(store, one.overlay, at);
    case "prune":
      return store.prune(at - one.publications);
    default:
      return store.prune(Number.MAX_SAFE_INTEGER);
  }
}

/** Publishes an overlay over what others published meanwhile, as the model does. */
async function publishAnyway(store: ContentStore, release: string, at: number) {
  const { revision = 0 } = (await store.overlay(release)) ?? {};
  const seen = (await store.entries(release)).map(({ published }) => published);
  return store.publishOverlay(release, at, {
    author: "test",
    expected: { kind: "revisions", revisions: [revision, ...seen] },
  });
}

function inModel(model: NaiveStore, one: Step, at: number): string {
  switch (one.does) {
    case "publish":
      return model.publish(one.put, one.remove, at);
    case "putOverlay":
      model.putOverlay(one.overlay);
      return "done";
    case "deleteOverlay":
      return model.deleteOverlay(one.overlay);
    case "put":
      return model.put(one.overlay, one.document);
    case "archive":
      return model.archive(one.overlay, one.id);
    case "reset":
      return model.reset(one.overlay, one.id);
    case "publishOverlay":
      return model.publishOverlay(one.overlay, at);
    default:
      return "done";
  }
}

async function viewsNow(store: ContentStore, model: NaiveStore): Promise<readonly Seen[]> {
  const { master, releases } = await store.state();
  const published = { view: { master, overlay: undefined }, documents: model.published };
  const overlays = releases.map((release) => ({
    view: { master, overlay: { id: release.id, revision: release.revision } },
    documents: model.shown(release.id),
  }));
  return [published, ...overlays];
}

async function checkKept(store: ContentStore, seen: readonly Seen[]): Promise<void> {
  const { oldestMaster, oldestOverlayRevision, releases } = await store.state();
  const present = new Set(releases.map(({ id: release, revision }) => `${release} ${revision}`));
  const retained = seen
    .filter(({ view }) => view.master >= oldestMaster)
    .filter(
      ({ view: { overlay: over } }) =>
        !over || over.revision >= oldestOverlayRevision || present.has(`${over.id} ${over.revision}`),
    );
  expect(retained).not.toEqual([]);
  for (const { view, documents } of retained) {
    const shown = await store.documents(view, ids);
    expect([view, new Map(shown.map((one) => [one.id, one]))]).toEqual([view, new Map(documents)]);
    const query = { predicates: [], lang: "*", orderings: [], after: "", page: 1, pageSize: 100 };
    expect((await store.search(view, query)).documents.map((one) => one.id).sort()).toEqual(
      [...documents.keys()].sort(),
    );
    const translated = (await store.translations(view, groups)).map((one) => one.id);
    expect(translated.sort()).toEqual([...documents.keys()].sort());
  }
}

function listTags(documents: Documents): readonly string[] {
  return [...new Set([...documents.values()].flatMap(({ tags }) => tags))].sort();
}
