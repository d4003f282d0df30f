import { createClient, type PrismicDocument } from "@prismicio/client";
import { expect, test, vi } from "vitest";
import { readSeedSources } from "../files/read-seed-sources.ts";
import { seedFolders } from "../seed-folders.ts";
import { projectFolder } from "@tessera/runtime/settings.ts";
import { allDocuments } from "./support/all-documents.ts";
import { startShippedContent } from "./support/start-shipped-content.ts";
import { valuesIn } from "./values-in.ts";

/** Every picture is rendered once. */
vi.setConfig({ testTimeout: 60_000 });

const origin = await startShippedContent();
const client = createClient<PrismicDocument>("tessera", { documentAPIEndpoint: `${origin}/api/v2` });
const documents = await allDocuments(client);

/** Types that pages contain; documents of other types have their own address. */
const partsOfPages = new Set(["common_header", "common_footer"]);

const toName = ({ type, uid, lang }: PrismicDocument) => `${type}/${uid}.${lang}`;

test("there is content in every language", async () => {
  const { languages } = await client.getRepository();
  expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set(languages.map(({ id }) => id)));
});

test("each file and each planned document is a document in the language of its name", () => {
  const sources = readSeedSources(seedFolders({ models: projectFolder }));
  expect(sources.length).toBeGreaterThan(2000);
  const names = sources.map(({ type, uid, lang }) => `${type}/${uid}.${lang}`);
  expect(documents.map(toName).toSorted()).toEqual(names.toSorted());
});

test("the content has links and slices", () => {
  const values = documents.flatMap(({ data }) => [...valuesIn(data)]);
  expect(values.filter(({ link_type: type }) => type === "Document")).not.toEqual([]);
  expect(values.filter(({ slice_type: type }) => type !== undefined)).not.toEqual([]);
});

test("no link is broken", () => {
  const broken = documents.filter(({ data }) =>
    [...valuesIn(data)].some(({ type, isBroken }) => type === "broken_type" || isBroken === true),
  );
  expect(broken.map(toName)).toEqual([]);
});

test("every slice has an id, no two of a document the same", () => {
  const slices = documents.flatMap((document) =>
    [...valuesIn(document.data)]
      .filter(({ slice_type }) => slice_type !== undefined)
      .map(({ id }) => ({ id: String(id), place: `${toName(document)} ${String(id)}` })),
  );
  expect(slices).not.toEqual([]);
  expect(slices.filter(({ id }) => !/^[a-z_]+\$./.test(id))).toEqual([]);
  const places = slices.map(({ place }) => place);
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
});

test("a document with an address is tagged with it", () => {
  const untagged = documents.filter(({ type, tags, uid }) => !partsOfPages.has(type) && !tags.includes(uid ?? ""));
  expect(untagged.map(toName)).toEqual([]);
});

test("every document is there in the master language", () => {
  const masters = new Set(documents.filter(({ lang }) => lang === "en-us").map(({ type, uid }) => `${type}/${uid}`));
  expect(documents.filter(({ type, uid }) => !masters.has(`${type}/${uid}`)).map(toName)).toEqual([]);
});

test("every picture of a document is there", async () => {
  const values = documents.flatMap(({ data }) => [...valuesIn(data)]);
  const pictures = values.filter(({ dimensions }) => dimensions !== undefined).map(({ url }) => String(url));
  const urls = [...new Set(pictures)];
  expect(urls).not.toEqual([]);
  const missing: string[] = [];
  // One at a time: the service refuses what its queue has no room for.
  for (const url of urls) if (!(await fetch(`${url}&w=8`)).ok) missing.push(url);
  expect(missing).toEqual([]);
});
