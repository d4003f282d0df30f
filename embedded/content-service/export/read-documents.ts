import type { View } from "../store/document-query.ts";
import type { StoredDocument } from "../store/document.ts";
import type { StoreReader } from "../store/content-store.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";

const pageSize = 100;

/** Reads all documents of a view, in all languages. */
export function readDocuments(reader: Pick<StoreReader, "search">, view: View): readonly StoredDocument[] {
  const query = { predicates: [], lang: "*", orderings: [], after: "", pageSize };
  const documents: StoredDocument[] = [];
  for (let page = 1; ; page += 1) {
    const found = reader.search(view, { ...query, page });
    documents.push(...found.documents);
    if (found.documents.length === 0 || documents.length >= found.total) return documents;
  }
}

/** Returns the published view, or that of a release or draft by its id or label. Throws a `StartProblem`. */
export function findView({ state, drafts }: Pick<StoreReader, "state" | "drafts">, name: string | undefined): View {
  const { master, releases } = state();
  if (name === undefined) return { master, overlay: undefined };
  const overlays = [...releases, ...drafts()];
  const overlay = overlays.find(({ id, label }) => id === name || label === name);
  if (overlay) return { master, overlay };
  const names = overlays.map(({ label }) => `"${label}"`).join(", ");
  throw new StartProblem(`There is no release or draft "${name}". There is ${names || "none"}.`);
}
