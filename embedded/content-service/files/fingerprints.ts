import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent } from "../store/document.ts";
import { identifier } from "./identity.ts";
import { documentOfSeed, modelSeedName, seedName } from "./seeds.ts";
import type { SeedDocument, Seeds } from "./seeds.ts";

/**
 * By the name of each seed, a text that is another when anything it makes is. A document's is that of the whole document:
 * a file that gives links or pictures of another file's document a new meaning changes both.
 */
export function fingerprints({ languages, documents, models }: Seeds): ReadonlyMap<string, string> {
  return new Map([
    ["languages.json", identifier(JSON.stringify(languages))],
    ...documents.map((document): [string, string] => [seedName(document), documentPrint(document)]),
    ...models.map((seed): [string, string] => [modelSeedName(seed), identifier(JSON.stringify(seed.model))]),
  ]);
}

function documentPrint({ firstPublished, lastPublished, ...content }: SeedDocument): string {
  return `${contentPrint(content)}.${identifier(JSON.stringify([firstPublished, lastPublished]))}`;
}

/** Whether a document says just what the seed with this fingerprint did, whatever its dates. */
function matchesFingerprint(content: DocumentContent, fingerprint: string): boolean {
  return fingerprint.startsWith(`${contentPrint(content)}.`);
}

function contentPrint({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return identifier(JSON.stringify([id, translations, type, lang, uid, title, tags, data]));
}

/** Those of the seeds, by name, whose documents were published otherwise after their files were read. */
export async function editedSeeds(
  store: ContentStore,
  known: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<readonly string[]> {
  const { master } = await store.state();
  const ids = names.flatMap((name) => documentOfSeed(name) ?? []);
  const published = await store.documents({ master, overlay: undefined }, ids);
  const byId = new Map(published.map((document) => [document.id, document]));
  return names.filter((name) => {
    const document = byId.get(documentOfSeed(name) ?? "");
    const fingerprint = known.get(name);
    return document && fingerprint !== undefined && !matchesFingerprint(document, fingerprint);
  });
}
