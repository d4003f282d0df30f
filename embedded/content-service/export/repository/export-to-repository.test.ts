import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import * as v from "valibot";
import { readPhotos } from "@tessera/media/photos.ts";
import type { DocumentSource } from "../../files/document-source.ts";
import { migrationModels } from "../../tests/migration-models.ts";
import { temporaryStoreFile } from "../../tests/support/temporary-store.ts";
import { startWriting } from "../../tests/write-service.ts";
import { readStore } from "../read-store.ts";
import { exportToRepository, type RepositoryExport } from "./export-to-repository.ts";
import { readRepositorySettings } from "./repository-settings.ts";

type Service = Awaited<ReturnType<typeof startWriting>>;

const link = (uid: string) => ({ link_type: "Document", type: "article", uid });

function article(uid: string, lang: string, data: DocumentSource["data"], more: Partial<DocumentSource> = {}) {
  return { type: "article", uid, lang, tags: ["city"], title: `${uid} ${lang}`, data, ...more };
}

const rome = { translations: "Zrome" };

/** Documents that link to each other in a circle, in three languages; one has no English original. */
const documents: readonly DocumentSource[] = [
  article("a.example.rom", "de-de", { summary: "Rom" }, rome),
  article("naples", "en-us", { buttons: [{ ...link("a.example.rome"), text: "Rome", variant: "Ghost" }] }),
  article(
    "a.example.rome",
    "en-us",
    {
      photo: { photo: "colosseum.webp", alt: "The arena" },
      slices: [
        {
          slice_type: "hero",
          primary: { photo: { photo: "colosseum.webp", alt: "" }, facts: [{ to: link("naples") }] },
        },
      ],
      body: [
        {
          type: "paragraph",
          text: "To Naples",
          spans: [{ start: 3, end: 9, type: "hyperlink", data: link("naples") }],
        },
      ],
      sold_out: true,
    },
    rome,
  ),
  article("a.example.rome", "ar-ae", { summary: "روما" }, rome),
  article("amburgo", "de-de", { summary: "Hamburg" }),
  { type: "author", uid: "ann", lang: "en-us", tags: [], data: { name: "Ann" } },
  { type: "settings", uid: null, id: "Zsettings", lang: "en-us", tags: [], data: { name: "Tessera" } },
];

/** Creates a service with content, an empty one, and a function that exports from the first to the second. */
async function twoServices(own: readonly DocumentSource[] = documents) {
  const source = await startWriting({ models: migrationModels, documents: own });
  const target = await startWriting();
  const journal = join(dirname(temporaryStoreFile()), "exports/journal.json");
  const lines: string[] = [];
  async function write(more: Partial<RepositoryExport> = {}, environment = {}) {
    const settings = readRepositorySettings("tessera", { ...makeEnvironment(target), ...environment });
    lines.length = 0;
    const request = {
      settings,
      journal,
      photos: readPhotos(),
      say: (...line: readonly string[]) => void lines.push(line.join(" ")),
      ...more,
    };
    return readStore(source.file, (reader) => exportToRepository(reader, request));
  }
  const summary = () => lines.find((line) => line.includes("calls"))?.split(":")[0];
  return { source, target, journal, lines, write, summary };
}

function makeEnvironment({ origin }: Service) {
  return {
    PRISMIC_WRITE_TOKEN: "secret",
    PRISMIC_DOCUMENT_API_URL: `${origin}/api/v2`,
    PRISMIC_MIGRATION_API_URL: `${origin}/migration`,
    PRISMIC_ASSET_API_URL: `${origin}/asset-api/`,
    PRISMIC_CUSTOM_TYPES_API_URL: `${origin}/custom-types-api`,
    PRISMIC_PAUSE: "0",
  };
}

/** Adds an uploaded picture and sheet to a service, and a document that shows them. */
async function upload({ call }: Service): Promise<void> {
  const id = v.object({ id: v.string() });
  const send = async (content: BlobPart, name: string) => {
    const form = new FormData();
    form.append("file", new File([content], name));
    for (const text of ["alt", "notes", "credits"]) form.append(text, `${text} of ${name}`);
    return v.parse(id, (await call("POST", "asset-api/assets", form)).body).id;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>';
  const [photo, sheet] = [await send(svg, "red.svg"), await send("a,b", "prices.csv")];
  const tag = v.parse(id, (await call("POST", "asset-api/tags", { name: "colour" })).body).id;
  await call("PATCH", `asset-api/assets/${photo}`, { tags: [tag] });
  const data = {
    photo: {
      id: photo,
      alt: null,
      square: { id: photo, alt: "Square", edit: { x: 1, y: 2, zoom: 1, background: "#fff" } },
    },
    body: [{ type: "image", id: photo, linkTo: { link_type: "Web", url: "https://a.example" } }],
    sheet: { link_type: "Media", id: sheet },
  };
  await call("POST", "migration/documents", { title: "Files", type: "article", uid: "files", lang: "en-us", data });
  expect(await call("POST", "migration/migration-release/publish", {})).toMatchObject({ body: { totalItems: 1 } });
}

/** Returns what readers receive, with documents named by type, language and uid, and without dates. */
async function served({ newClient }: Service): Promise<readonly unknown[]> {
  const all = await newClient().dangerouslyGetAll({ lang: "*" });
  const toName = ({ type, lang, uid }: Pick<PrismicDocument, "type" | "lang"> & { uid?: string | null }) =>
    `${type}/${lang}/${uid ?? ""}`;
  const names = new Map(all.map((one) => [one.id, toName(one)]));
  const comparable = (name: string, value: unknown) => {
    if (name === "key" || name === "href" || name.endsWith("_publication_date")) return undefined;
    if (name === "id" && typeof value === "string") return names.get(value) ?? /^\w+\$.*/.exec(value)?.[0];
    return typeof value === "string" ? value.replace(/^http:.*\/media\/(?:Z[\w-]+\/)?/, "/media/") : value;
  };
  return all
    .map((one) => ({
      ...one,
      alternate_languages: one.alternate_languages.toSorted((a, b) => a.lang.localeCompare(b.lang)),
    }))
    .toSorted((a, b) => toName(a).localeCompare(toName(b)))
    .map((one): unknown => JSON.parse(JSON.stringify(one, comparable)));
}

const pictures = async (service: Service) =>
  [
    ...JSON.stringify(await service.newClient().dangerouslyGetAll({ lang: "*" })).matchAll(/http:[^"]*\/media\/[^"]*/g),
  ].map(([url]) => url);

test("an empty repository has the same documents, links, translations, pictures and models after an export", async () => {
  const { source, target, write } = await twoServices();
  await upload(source);
  expect(await write({ publish: true })).toEqual([]);
  expect(await served(target)).toEqual(await served(source));
  for (const kind of ["customtype", "slice"] as const)
    expect(await target.store.models(kind)).toEqual(expect.arrayContaining([...(await source.store.models(kind))]));
  const urls = await pictures(target);
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls)
    expect([url, url.startsWith(target.origin), (await fetch(url)).status]).toEqual([url, true, 200]);
  expect((await target.call("GET", "asset-api/assets")).body).toMatchObject({
    total: 3,
    items: expect.arrayContaining([
      expect.objectContaining({
        filename: "red.svg",
        notes: "notes of red.svg",
        tags: [expect.objectContaining({ name: "colour" })],
      }),
    ]),
  });
});

test("what waits in the release, or is published, is not written twice", async () => {
  const { source, target, journal, write, summary } = await twoServices();
  await write();
  expect(await served(target)).toEqual([]);
  await write();
  expect(summary()).toBe("0 models, 0 files and 0 documents, 0 of them new");
  rmSync(journal);
  expect(await write({ publish: true })).toEqual([]);
  expect(summary()).toBe("0 models, 0 files and 7 documents, 0 of them new");
  expect(await served(target)).toEqual(await served(source));
  await source.publish({ ...article("naples", "en-us", { summary: "Changed" }) });
  await write({ publish: true });
  expect(summary()).toBe("0 models, 0 files and 1 documents, 0 of them new");
  expect(await served(target)).toEqual(await served(source));
});

test("after the release is forgotten, each document that is gone is named, and the next export creates it", async () => {
  const { target, write } = await twoServices();
  await write();
  await target.store.deleteOverlay("migration-release");
  const problems = await write();
  expect(problems).toHaveLength(documents.length);
  expect(problems).toContain(
    "author/ann.en-us.json (document): is no longer in the repository: export again, which creates it.",
  );
  expect(await write({ publish: true })).toEqual([]);
  expect(await served(target)).toHaveLength(documents.length);
});

test("a dry run says what would be written, and how long it takes", async () => {
  const { target, write, lines } = await twoServices();
  expect(await write({ dryRun: true, only: "author" }, { PRISMIC_PAUSE: "30000" })).toEqual([]);
  expect(lines).toEqual([
    "  insert slice hero",
    "  insert customtype article",
    "  insert customtype author",
    "  insert customtype settings",
    "  create author/ann.en-us.json",
    "4 models, 0 files and 1 documents, 1 of them new: 6 calls with pauses of 30 s, about 3 minutes.",
  ]);
  expect(await target.store.models("customtype")).toEqual([]);
});

test("what is refused is named with its field, and the rest is exported", async () => {
  const french = article("a.example.rome", "fr-fr", {}, rome);
  const wrong = article("wrong", "en-us", { summary: 1, buttons: [link("a.example.rome")] });
  const { target, write } = await twoServices([...documents, french, wrong]);
  expect(await write({ publish: true })).toEqual([
    "1 documents in fr-fr are omitted: add this language to the repository, then export again.",
    "article/wrong.en-us.json (document): data.summary: must be a text.",
  ]);
  expect(await served(target)).toHaveLength(documents.length + 1);
});

test("of the uploads, a document alone brings those that it shows", async () => {
  const { source, write, summary } = await twoServices();
  await upload(source);
  await write({ dryRun: true, only: "author" });
  expect(summary()).toBe("4 models, 0 files and 1 documents, 1 of them new");
  await write({ dryRun: true, only: "article/files" });
  expect(summary()).toBe("4 models, 2 files and 1 documents, 1 of them new");
});

test("a document alone is exported after the one that it translates, and its links wait for theirs", async () => {
  const { target, write } = await twoServices();
  expect(await write({ only: "article/a.example.rom.de-de" })).toEqual([
    "article/a.example.rom.de-de.json (new document): article/a.example.rome.en-us.json, which it translates, must be exported first.",
  ]);
  const problem = expect.stringContaining("links to the document");
  expect(await write({ only: "article/naples" })).toEqual([problem]);
  expect(await write({ publish: true })).toEqual([]);
  expect(await served(target)).toHaveLength(documents.length);
});

test("a wrong token stops the export, and says which variable to set", async () => {
  const { write } = await twoServices();
  await expect(write({}, { PRISMIC_WRITE_TOKEN: "wrong" })).rejects.toThrow("set PRISMIC_WRITE_TOKEN");
  await expect(write({}, { PRISMIC_CUSTOM_TYPES_TOKEN: "wrong" })).rejects.toThrow("set PRISMIC_CUSTOM_TYPES_TOKEN");
  await expect(write({}, { PRISMIC_WRITE_TOKEN: "" })).rejects.toThrow("Set PRISMIC_WRITE_TOKEN");
  await expect(write({}, { PRISMIC_ASSET_API_URL: "http://a.example" })).rejects.toThrow("an address with https");
});
