import { identifier } from "./identity.ts";
import { modelSeedName, seedName } from "./seed-name.ts";
import type { Seeds } from "./seeds.ts";

/**
 * By the name of each seed, a text that is another when anything it makes is. A document's is that of the whole document:
 * a file that gives links or pictures of another file's document a new meaning changes both.
 */
export function fingerprints({ languages, documents, models }: Seeds): ReadonlyMap<string, string> {
  return new Map([
    ["languages.json", identifier(JSON.stringify(languages))],
    ...documents.map((document): [string, string] => [seedName(document), identifier(JSON.stringify(document))]),
    ...models.map((seed): [string, string] => [modelSeedName(seed), identifier(JSON.stringify(seed.model))]),
  ]);
}
