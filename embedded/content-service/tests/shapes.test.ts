import { createMockFactory } from "@prismicio/mock";
import { generateDocumentMock } from "@prismicio/mocks";
import { DynamicCustomTypeModelSchema, SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isRecord } from "@tessera/runtime/is-record.ts";
import { scaled } from "@tessera/runtime/testing/test-scale.ts";
import { fromEditor } from "../editor/from-editor.ts";
import { parseGraphQuery } from "../present/select/parse-graph-query.ts";
import { presentDocuments } from "../present/present-documents.ts";
import { type DocumentCase, documentCase } from "./support/editor-documents.ts";
import { catalogItems, linkable } from "./support/editor-fields.ts";
import { chooseFields } from "./support/graph-selection.ts";
import { officialFields } from "./support/official-renderer.ts";
import { projectFiles } from "./support/project-models.ts";
import { presentContext, presentStore, storedDocument } from "./support/present-store.ts";

const targets = linkable.map((id) => storedDocument(id, { type: "author", tags: ["t"], lang: "de-de" }));

/** Prismic's description of each link target. */
const links = new Map(
  linkable.map((id) => [
    id,
    {
      id,
      type: "author",
      tags: ["t"],
      lang: "de-de",
      slug: id.replaceAll("_", "-"),
      first_publication_date: "2026-01-02T10:00:00+0000",
      last_publication_date: "2026-11-20T08:30:00+0000",
      uid: id,
    },
  ]),
);

async function ours({ fields, slices, content }: DocumentCase, query?: string): Promise<unknown> {
  const data = Object.fromEntries([...content].map(([name, value]) => [name, fromEditor(value)]));
  const document = storedDocument("doc", { data: JSON.parse(JSON.stringify(data)) });
  const store = presentStore({
    documents: [document, ...targets],
    types: [{ id: "page", json: { Main: fields } }],
    slices: [...slices].map(([id, model]) => ({ id, ...model })),
    items: catalogItems,
  });
  const [presented] = await presentDocuments([document], presentContext(store, { graphQuery: parseSelection(query) }));
  return JSON.parse(JSON.stringify(presented)).data;
}

/** Adds models of slices to their zone, where Prismic's renderer reads them. */
function withSlices({ fields, slices }: DocumentCase): unknown {
  return JSON.parse(JSON.stringify(fields), function (this: unknown, name, value) {
    return value?.type === "SharedSlice" ? slices.get(name) : value;
  });
}

function parseSelection(query: string | undefined) {
  const parsed = query === undefined ? undefined : parseGraphQuery(query);
  if (parsed && "kind" in parsed) throw new Error(parsed.message);
  return parsed;
}

const world = { links, items: catalogItems };

test("any content of any model is presented as Prismic's own renderer does", async () => {
  await fc.assert(
    fc.asyncProperty(documentCase, async (example) => {
      expect(await ours(example)).toEqual(officialFields(withSlices(example), example.content, world));
    }),
    { numRuns: scaled(200) },
  );
});

test("what a graphQuery leaves of it is what Prismic's own renderer leaves", async () => {
  await fc.assert(
    fc.asyncProperty(documentCase, fc.gen(), async (example, choose) => {
      const { text, fetch } = chooseFields(example.fields, example.slices, () => choose(fc.boolean));
      const official = officialFields(withSlices(example), example.content, world, fetch);
      expect(await ours(example, `{ page ${text} }`)).toEqual(official);
    }),
    { numRuns: scaled(200) },
  );
});

test("fetchLinks returns of a linked document what Prismic's own renderer returns", async () => {
  await fc.assert(
    fc.asyncProperty(documentCase, async (example) => {
      const names = Object.keys(example.fields).filter((name) => !isRepeated(example.fields[name]));
      const fetch = Object.fromEntries(names.map((name) => [name, { TYPE: "SimpleField", name, legacy: true }]));
      expect(await linked(example, names)).toEqual(officialFields(withSlices(example), example.content, world, fetch));
    }),
    { numRuns: scaled(100) },
  );
});

/** Returns our values of the document's fields in a link to it. */
async function linked({ fields, content }: DocumentCase, names: readonly string[]): Promise<unknown> {
  const data = Object.fromEntries([...content].map(([name, value]) => [name, fromEditor(value)]));
  const target = storedDocument("target", { type: "target", data: JSON.parse(JSON.stringify(data)) });
  const source = storedDocument("source", { data: { to: { link_type: "Document", id: "target" } } });
  const types = [{ id: "target", json: { Main: fields } }];
  const store = presentStore({ documents: [source, target, ...targets], types, items: catalogItems });
  const fetchLinks = [...names, ...Object.keys(fields)].map((name) => ({ type: "target", names: [name] }));
  const [presented] = await presentDocuments([source], presentContext(store, { fetchLinks }));
  return JSON.parse(JSON.stringify(presented)).data.to.data;
}

function isRepeated(model: unknown): boolean {
  return isRecord(model) && (model["type"] === "Group" || model["type"] === "Slices");
}

const mocks = [...Array(20).keys()];

test.each(mocks)("content that Prismic's own mocks make for a model of theirs, seed %i", async (seed) => {
  const { model } = createMockFactory({ seed });
  const field = () => model.buildMockGroupFieldMap();
  const variation = model.sharedSliceVariation({
    id: "default",
    primaryFields: { ...field(), group: model.group({ fields: field() }) },
  });
  const hero = model.sharedSlice({ id: "hero", variations: [variation] });
  const zone = model.sliceZone({ choices: { hero: model.sharedSliceChoice() } });
  const nested = model.group({ fields: { ...field(), inner: model.group({ fields: field() }) } });
  const fields = { ...field(), table: model.table(), nested, zone };
  const type = { ...model.customType({ id: "page" }), json: { Main: fields } };
  expect(DynamicCustomTypeModelSchema.safeParse(type).error).toBeUndefined();
  expect(SharedSliceModelSchema.safeParse(hero).error).toBeUndefined();
  const content = asJson(generateDocumentMock(asJson(type), { hero: asJson(hero) })());
  const example: DocumentCase = {
    fields: asJson(fields),
    slices: new Map([["hero", asJson(hero)]]),
    content: new Map(Object.entries(content)),
  };
  expect(await ours(example)).toEqual(officialFields(withSlices(example), example.content, world));
});

const projectMocks = projectFiles("slices", "mocks.json");

test.each([...projectFiles("slices", "model.json")])("the mocks of our slice %s", async (name, model) => {
  const slice = asJson(model);
  const value = asJson(projectMocks.get(name)).map((widget: unknown, index: number) => ({
    key: `${slice.id}$0000000${index}-0000-4000-8000-000000000000`,
    name: slice.id,
    widget,
  }));
  const example: DocumentCase = {
    fields: { zone: { type: "Slices", config: { choices: { [slice.id]: { type: "SharedSlice" } } } } },
    slices: new Map([[slice.id, slice]]),
    content: new Map([["zone", { __TYPE__: "SliceContentType", value }]]),
  };
  expect(await ours(example)).toEqual(officialFields(withSlices(example), example.content, world));
});

/** Converts a model between packages whose types differ, but whose JSON does not. */
function asJson(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
