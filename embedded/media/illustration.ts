import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Picture, picture } from "./render-photo.ts";

export const illustrationsDirectory = fileURLToPath(new URL("../data/illustrations/", import.meta.url));

/** An SVG as it is on disk; undefined when there is none of that name. */
export async function readIllustration(directory: string, file: string): Promise<Picture | undefined> {
  if (!/^[a-z0-9][a-z0-9-]*\.svg$/.test(file)) return undefined;
  try {
    return picture(await readFile(join(directory, file)), "image/svg+xml");
  } catch {
    return undefined;
  }
}
