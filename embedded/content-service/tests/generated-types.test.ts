import type { PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import { readSeeds } from "../files/read-seeds.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { seedFolders } from "../seed-folders.ts";
import { compileWithGeneratedTypes } from "./support/generated-types.ts";
import { startContent } from "./content-service.ts";
import { projectFolder } from "@tessera/runtime/settings.ts";

/** Members of links that the client's types lack. */
const unnamed = new Set(["key", "first_publication_date", "last_publication_date"]);

/** Returns a program with every document as a constant of its generated type. */
function programOf(documents: readonly PrismicDocument[]): string {
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
  return client.dangerouslyGetAll({ lang: "*" });
}

test("every shipped document is of the type that Prismic's generator makes of its model", async () => {
  const documents = await shippedDocuments();
  expect(documents.length).toBeGreaterThan(40);
  expect(compileWithGeneratedTypes(programOf(documents))).toBe("");
});

test("the compiler tells a value of another shape", async () => {
  const page = (await shippedDocuments()).find(({ type }) => type === "content_page");
  const wrong = page ? [{ ...page, data: { ...page.data, ["heading"]: "Rome" } }] : [];
  expect(compileWithGeneratedTypes(programOf(wrong))).toContain("error TS");
});
