import path from "node:path";
import { isTest, type Sources } from "./source-files.ts";

/** A kind of folder whose every instance has a test. */
interface TestedKind {
  /** Kind of folder: `slice`. */
  readonly what: string;
  /** The file that makes a folder one of the kind. */
  readonly definition: RegExp;
  /** Name of the test to write in a folder. */
  readonly test: (name: string) => string;
}

/** Returns what to do about each folder that holds a definition of this kind and no test. */
export function untestedFolders({ what, definition, test }: TestedKind, sources: Sources): readonly string[] {
  const files = [...sources.keys()];
  const folders = new Set(files.filter((file) => definition.test(file)).map((file) => path.posix.dirname(file)));
  return [...folders]
    .filter((folder) => !files.some((file) => isTest(file) && file.startsWith(`${folder}/`)))
    .map((folder) => `The ${what} in ${folder} has no test: write ${folder}/${test(path.posix.basename(folder))}.`);
}
