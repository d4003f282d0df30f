import type { DocumentStub, StoredDocument } from "../store/document.ts";
import type { PresentContext } from "./present-context.ts";

/** For each document its translations in the view, sorted by language. */
export async function readAlternates(
  documents: readonly StoredDocument[],
  { store, view }: Pick<PresentContext, "store" | "view">,
): Promise<(document: StoredDocument) => readonly DocumentStub[]> {
  const groups = [...new Set(documents.map(({ translations }) => translations))];
  const members = groups.length === 0 ? [] : await store.translations(view, groups);
  const byGroup = new Map<string, DocumentStub[]>(groups.map((group) => [group, []]));
  for (const member of members) byGroup.get(member.translations)?.push(member);
  for (const group of byGroup.values()) group.sort((one, other) => (one.lang < other.lang ? -1 : 1));
  return ({ id, translations }) => (byGroup.get(translations) ?? []).filter((member) => member.id !== id);
}
