import type { DocumentContent } from "../store/document.ts";
import type { StoredModel } from "../store/model-store.ts";
import { documentId, identifier } from "./identity.ts";
import { goneFile } from "./seed-record.ts";
import { modelSeedName, type SeedDocument, seedName, type Seeds } from "./seeds.ts";

/**
 * Returns a fingerprint for each seed, by its name; it changes with the result of the seed. A document's fingerprint
 * covers its completed content, so it also changes with links and photos.
 */
export function fingerprints({ languages, documents, models }: Seeds): ReadonlyMap<string, string> {
  return new Map([
    ["languages.json", identifier(JSON.stringify(languages))],
    ...documents.map((document): [string, string] => [seedName(document), documentPrint(document)]),
    ...models.map((seed): [string, string] => [modelSeedName(seed), modelPrint(seed.model)]),
  ]);
}

/** Content and dates, and the id where it does not follow from the name of the file. */
function documentPrint({ firstPublished, lastPublished, ...content }: SeedDocument): string {
  const print = `${contentPrint(content)}.${identifier(JSON.stringify([firstPublished, lastPublished]))}`;
  const { type, uid, lang, id } = content;
  return uid !== null && documentId({ type, uid, lang }) === id ? print : `${print}.${id}`;
}

/** True when a document equals the one that the fingerprint was made of, except for dates. */
export function documentStems(content: DocumentContent | undefined, fingerprint: string): boolean {
  return content ? fingerprint.startsWith(`${contentPrint(content)}.`) : fingerprint === goneFile;
}

function contentPrint({ id, translations, type, lang, uid, title, tags, data }: DocumentContent): string {
  return identifier(JSON.stringify([id, translations, type, lang, uid, title, tags, data]));
}

function modelPrint(model: StoredModel): string {
  return identifier(JSON.stringify(model));
}

/** True when a model is the one that the fingerprint was made of. */
export function modelStems(model: StoredModel | undefined, fingerprint: string): boolean {
  return model ? fingerprint === modelPrint(model) : fingerprint === goneFile;
}
