import { ContentError } from "./content-error.ts";
import type { DocumentSource } from "./document-source.ts";
import { parseSource } from "./read-sources.ts";

/** Documents that no file has, because a program makes them of plans. */
export interface PlannedDocuments {
  /** Folder of the plans. */
  readonly folder: string;
  /** Returns the documents as the texts of files, by name. */
  readonly make: () => ReadonlyMap<string, string>;
}

/** Makes the documents of plans, by name. Throws a `ContentError` that lists the invalid ones. */
export function readPlanned({ make }: PlannedDocuments): ReadonlyMap<string, DocumentSource> {
  const documents = new Map<string, DocumentSource>();
  const problems: string[] = [];
  for (const [name, text] of make()) {
    const source = parseSource(JSON.parse(text));
    if (typeof source === "string") problems.push(`${name}, which is made of a plan: ${source}. Correct the plan.`);
    else documents.set(name, source);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}
