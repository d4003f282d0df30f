import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { seedName } from "../files/seeds.ts";
import type { StoredDocument } from "../store/document.ts";

/** Which documents of a store are exported. */
export interface DocumentChoice {
  /** Start of the names of files, up to a `/` or `.`; undefined for all. */
  readonly only?: string | undefined;
  /** Id or label of a release or draft; undefined for what is published. */
  readonly release?: string | undefined;
}

/** True for the name of a file that starts with `only`, up to a `/` or `.`; undefined chooses all. */
export function isChosen(name: string, only: string | undefined): boolean {
  return only === undefined || name === only || name.startsWith(`${only}/`) || name.startsWith(`${only}.`);
}

/** Returns the documents whose files have such names. Throws a `StartProblem` without any. */
export function chooseDocuments(
  documents: readonly StoredDocument[],
  only: string | undefined,
): readonly StoredDocument[] {
  const chosen = documents.filter((document) => isChosen(seedName(document), only));
  if (chosen.length > 0) return chosen;
  throw new StartProblem(
    only === undefined ? "The store has no document." : `The store has no document that "${only}" names.`,
  );
}
