import type { ContentStore } from "../store/content-store.ts";
import { saysTheSame } from "./fingerprints.ts";
import { documentOfSeed } from "./seed-name.ts";

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
    return document && fingerprint !== undefined && !saysTheSame(document, fingerprint);
  });
}
