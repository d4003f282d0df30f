import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

/** Result of the islands' build, as `manifest.json` below its folder. */
export type IslandManifest = v.InferOutput<typeof manifestSchema>;

const file = v.pipe(v.string(), v.regex(/^[\w-]+\.js$/));

const manifestSchema = v.object({
  /** The files of an island by its name, its own first. A browser requests them together. */
  islands: v.record(v.string(), v.tupleWithRest([file], file)),
  /** The script that starts the islands of a page. The server writes it into the page. */
  loader: v.pipe(v.string(), v.nonEmpty()),
  /** All files, islands and what they share. */
  files: v.array(file),
});

/** The folder of the islands' files: in the folder of the build, so that what copies a build copies them. */
export const islandsFolder = (root: string) => path.join(root, ".next", "islands");

/** Paths of the islands' files begin with this. A page may be named `islands`, so there is a `_`. */
export const islandsPath = "/_islands/";

/** Reads the manifest of a folder of islands. Throws if it is missing or has another form. */
export function readManifest(folder: string): IslandManifest {
  const text = readFileSync(path.join(folder, "manifest.json"), "utf8");
  return v.parse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
}
