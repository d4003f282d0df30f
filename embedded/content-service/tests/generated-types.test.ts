import type { PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import { readSeeds } from "../files/read-seeds.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { seedFolders } from "../seed-folders.ts";
import { allDocuments } from "./support/all-documents.ts";
import { compileWithGeneratedTypes } from "./support/generated-types.ts";
import { startContent } from "./content-service.ts";
import { projectFolder } from "@tessera/runtime/settings.ts";
import { isWhole } from "@tessera/runtime/testing/test-scale.ts";

/** Members of links that the client's types lack. */
const unnamed = new Set(["key", "first_publication_date", "last_publication_date"]);

/** Returns a program with every document as a constant of its generated type. */
function makeProgram(documents: readonly PrismicDocument[]): string {
  const constants = documents.map((document, index) => {
    const text = JSON.stringify(document, function (this: object, name, value: unknown) {
      return "link_type" in this && unnamed.has(name) ? undefined : value;
    });
    return `export const document${index}: Extract<Content.AllDocumentTypes, { type: "${document.type}" }> = ${text};`;
  });
  return ['import type { Content } from "@prismicio/client";', ...constants].join("\n");
}

async function shippedDocuments(): Promise<readonly PrismicDocument[]> {
  const { languages, models, documents } = readSeeds(seedFolders({ models: projectFolder }), readPhotos());
  const { client, store } = await startContent({ models });
  await store.setLanguages(languages.map((id) => ({ id, name: id })));
  await store.publish({ put: documents, remove: [], at: Date.now() });
  return allDocuments(client);
}

/** Fields whose types have each of their values: what editors choose from a list is among them. */
const typed = new Set(["type", "link_type", "slice_type", "variation"]);

/** Returns what the types say of a value: its fields and what they hold, without words. */
function toShape(value: unknown, choices: ReadonlySet<unknown>, name = ""): unknown {
  if (typeof value === "string") return typed.has(name) || choices.has(value) ? value : "text";
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(toShape(one, choices))))].toSorted();
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([key, part]) => [key, toShape(part, choices, key)]);
}

/** Returns one document of each shape. */
function unlike(documents: readonly PrismicDocument[]): readonly PrismicDocument[] {
  const models = JSON.stringify(readSeeds(seedFolders({ models: projectFolder }), readPhotos()).models);
  const choices = new Set([...models.matchAll(/"options":\[(.*?)\]/g)].flatMap(([, list]) => JSON.parse(`[${list}]`)));
  const shapes = documents.map((one) => [JSON.stringify([one.type, toShape(one.data, choices)]), one] as const);
  return [...new Map(shapes).values()];
}

test.runIf(isWhole)(
  "shipped documents are of the types that Prismic's generator makes of their models, and one of another shape is not",
  async () => {
    const documents = unlike(await shippedDocuments());
    expect(documents.length).toBeGreaterThan(20);
    const page = documents.find(({ type }) => type === "content_page");
    const wrong = page ? [{ ...page, data: { ...page.data, ["heading"]: "Rome" } }] : [];
    const complaints = compileWithGeneratedTypes(makeProgram([...documents, ...wrong]))
      .trim()
      .split("\n");
    expect(complaints).toEqual([expect.stringMatching(`program\\.ts\\(${documents.length + 2},.*error TS`)]);
  },
);
