import path from "node:path";

/** Returns the folder of the studio's store: `STUDIO_DIR`, by default `.data/studio` of the project. */
export function studioFolder(root: string, { STUDIO_DIR = "" }: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(root, STUDIO_DIR === "" ? ".data/studio" : STUDIO_DIR);
}
