import { readdirSync } from "node:fs";

/** The JSON files of a folder by name, in order; the folder's URL ends with a slash. */
export function jsonFiles(folder: URL): readonly { readonly name: string; readonly url: URL }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => ({ name, url: new URL(name, folder) }));
}
