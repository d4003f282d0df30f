import type { StoredDocument } from "../store/document.ts";
import { createScope } from "./create-scope.ts";
import { LinkedData } from "./linked-data.ts";
import type { PresentContext } from "./present-context.ts";
import { presentDocument } from "./present-document.ts";
import { readAlternates } from "./read-alternates.ts";
import type { Scope } from "./scope.ts";
import { resultSelection } from "./select/result-selection.ts";

/** Stored documents as the Document API answers them. */
export async function presentDocuments(
  documents: readonly StoredDocument[],
  context: PresentContext,
): Promise<readonly unknown[]> {
  const [scope, alternates] = await Promise.all([createScope(documents, context), readAlternates(documents, context)]);
  const selection = resultSelection(context);
  return settle(scope, () => {
    const linked = new LinkedData();
    return documents.map((document) => {
      const parts = { alternates: alternates(document), selection: selection(document.type) };
      return presentDocument(document, parts, { ...scope, id: document.id, linked }, context);
    });
  });
}

/** Presents until nothing that was looked for is still to be read. */
async function settle(scope: Scope, present: () => readonly unknown[]): Promise<readonly unknown[]> {
  const presented = present();
  const lookups = [scope.stubs, scope.documents, scope.items];
  const filled = await Promise.all(lookups.map((lookup) => lookup.fill()));
  return filled.includes(true) ? settle(scope, present) : presented;
}
