import { languageName, masterLanguage } from "../languages.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { Seeds } from "./seeds.ts";

/** Lets the store take documents in these languages; it goes on with those it knows already. */
export async function addLanguages(store: ContentStore, { languages, documents }: Seeds): Promise<void> {
  const known = (await store.state()).languages;
  const wanted = [masterLanguage, ...languages, ...documents.map(({ lang }) => lang).sort()];
  const missing = [...new Set(wanted)].filter((id) => known.every((one) => one.id !== id));
  if (missing.length === 0) return;
  await store.setLanguages([...known, ...missing.map((id) => ({ id, name: languageName(id) }))]);
}
