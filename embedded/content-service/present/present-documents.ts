import type { DocumentStub, StoredDocument } from "../store/document.ts";
import { createScope } from "./create-scope.ts";
import { LinkedData } from "./linked-data.ts";
import type { PresentContext } from "./present-context.ts";
import { presentDocument } from "./present-document.ts";
import type { Scope } from "./scope.ts";
import { resultSelection } from "./select/selections.ts";

/** Presents stored documents in the format of the Document API. */
export async function presentDocuments(
  documents: readonly StoredDocument[],
  context: PresentContext,
): Promise<readonly unknown[]> {
  const [scope, alternates] = await Promise.all([createScope(documents, context), readAlternates(documents, context)]);
  const selection = resultSelection(context);
  return presentUntilComplete(scope, () => {
    const linked = new LinkedData();
    return documents.map((document) => {
      const parts = { alternates: alternates(document), selection: selection(document.type) };
      return presentDocument(document, parts, { ...scope, id: document.id, linked }, context);
    });
  });
}

/** Presents repeatedly until all look-ups are complete. */
async function presentUntilComplete(scope: Scope, present: () => readonly unknown[]): Promise<readonly unknown[]> {
  const presented = present();
  const lookups = [scope.stubs, scope.documents, scope.items];
  const filled = await Promise.all(lookups.map((lookup) => lookup.fill()));
  return filled.includes(true) ? presentUntilComplete(scope, present) : presented;
}

/** Reads the translations of documents in the view, sorted by language. */
async function readAlternates(
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
