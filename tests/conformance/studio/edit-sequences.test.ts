import { DocumentContentSchema } from "@prismicio/types-internal/zod4";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "../../../embedded/content-service/tests/content-service.ts";
import { undo, type History } from "../../../studio/protocol/changes/history.ts";
import { asRecord } from "../../../studio/protocol/as-json.ts";
import { jsonSchema, listSchema, openedSchema, savedSchema } from "../../../studio/protocol/document.ts";
import { secretToken } from "../../../studio/server/start-studio.fixture.ts";
import { editRandomly } from "../../support/studio/edit-randomly.ts";
import { findSpec, listBytes } from "../../support/studio/list-bytes.ts";
import { readWithClient } from "../../support/studio/read-with-client.ts";
import { readShippedData, sliceSpecs, typeSpecs } from "../../support/studio/shipped-documents.ts";
import { toEditorContent } from "../../support/studio/to-editor-content.ts";
import { startStudioWithContent } from "../../support/studio-with-content.ts";
import { scaled } from "../../support/test-scale.ts";

/** A document of each type and language of pages, the longest one. */
const shipped = typeSpecs
  .filter(({ format, id }) => format === "page" && id !== "redirect")
  .flatMap(({ id }) => {
    const documents = readShippedData().filter(({ type, lang }) => type === id && lang === "en-us");
    return documents
      .toSorted((one, other) => JSON.stringify(other.data).length - JSON.stringify(one.data).length)
      .slice(0, 1);
  });

const groups = {
  tabs_start: { opens: "tabs" },
  tab: { opens: "tab", within: "tabs" },
  tabs_end: { closes: "tabs" },
};
const models = { types: typeSpecs, slices: sliceSpecs, groups, kinds: {} };

const toUid = (index: number) => `www.tessera.example.sample-${index}`;

/** A studio with one document of each type, and an editor who is signed in. */
async function setUp() {
  const sources = shipped.map(({ type, data }, index) => page(toUid(index), { type, data }));
  const studio = await startStudioWithContent(sources);
  const ada = await studio.signIn({ name: "Ada", role: "editor" });
  const { results } = v.parse(listSchema, (await ada("GET", "documents")).body);
  const open = async (id: string) => v.parse(openedSchema, (await ada("GET", `documents/${id}`)).body);
  const opened = await Promise.all(results.map(({ id }) => open(id)));
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${secretToken}`, "content-type": "application/json" };
    return (
      await fetch(`${studio.content.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    ).json();
  };
  return { ada, open, opened, send, world: studio.world, documents: results.map(({ id, type }) => ({ id, type })) };
}

const picture = asRecord(shipped.find(({ type }) => type === "microsite")?.data["share_image"]);

test("W116: any edits leave a document that service, Prismic's types and client accept, and are all undone", async () => {
  const { ada, opened, send, documents, open, world } = await setUp();
  const lengths = fc.integer({ min: 1, max: 12 });
  let filled = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...opened.map(({ document }) => document.id)),
      lengths,
      fc.gen(),
      async (id, count, choose) => {
        // A session may send so many requests a second.
        world.ms += 60_000;
        const { document, revision } = await open(id);
        let history: History = { document, past: [], future: [] };
        for (let at = 0; at < count; at += 1)
          history = editRandomly(history, (create) => choose(create), { models, documents, picture }, at * 1_000);
        const edited = history.document;
        expect((await ada("POST", "validate", { document: edited })).body).toEqual({ problems: [] });
        const spec = findSpec(edited);
        expect(DocumentContentSchema.safeParse(toEditorContent(edited.data, spec, sliceSpecs)).error).toBeUndefined();
        const delivered = v.parse(v.looseObject({ data: jsonSchema }), await send("/editing/deliver", edited));
        filled += readWithClient(delivered.data, spec, sliceSpecs);
        const saved = await ada("PUT", `documents/${id}/draft`, { base: revision, document: edited });
        expect(v.parse(savedSchema, saved.body).merged).toEqual([]);
        const [before, after] = [listBytes(edited), listBytes((await open(id)).document)];
        const untouched = [...listBytes(document)].filter(([name, value]) => before.get(name) === value);
        expect(untouched.filter(([name, value]) => after.get(name) !== value)).toEqual([]);
        while (history.past.length > 0) history = undo(history);
        expect(JSON.stringify(history.document)).toBe(JSON.stringify(document));
      },
    ),
    // Each run changes the documents, so that a smaller example would be of others.
    { numRuns: scaled(60), endOnFailure: true },
  );
  expect(filled).toBeGreaterThan(1_000);
});

test("W116: the content that Prismic's types describe is that of every shipped document", async () => {
  const faults = readShippedData().flatMap(({ type, data }) => {
    const spec = typeSpecs.find(({ id }) => id === type);
    const { error } = DocumentContentSchema.safeParse(spec && toEditorContent(data, spec, sliceSpecs));
    return error === undefined ? [] : [`${type}: ${error.message.slice(0, 300)}`];
  });
  expect([...new Set(faults)].slice(0, 5)).toEqual([]);
}, 120_000);
