import type { ContentStore } from "../store/content-store.ts";
import type { DocumentContent } from "../store/document.ts";
import { identifier } from "./identity.ts";
import { documentOfSeed, modelSeedName, type SeedDocument, seedName, type Seeds } from "./seeds.ts";

/**
 * Returns a fingerprint for each seed, by its name; it changes with the result of the seed. A document's fingerprint
 * covers its completed content, so it also changes with links and photos.
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

/** True when a document equals the one that the fingerprint was made of, except for dates. */
function matchesFingerprint(content: DocumentContent, fingerprint: string): boolean {
  return fingerprint.startsWith(`${contentPrint(content)}.`);
}

function contentPrint({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return identifier(JSON.stringify([id, translations, type, lang, uid, title, tags, data]));
}

/** Returns the names of seeds whose documents were published through the API after their files were read. */
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
