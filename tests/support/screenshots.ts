import { readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { sliceFolders } from "./slice-folders.ts";

/** In pixels: half of what is pictured. */
export const screenshotWidth = 640;

/** In bytes: pictures are in git, each time one changes. */
export const maxScreenshotBytes = 60_000;

const folder = path.join(import.meta.dirname, "../../slices");
const modelSchema = v.object({ id: v.string(), variations: v.array(v.object({ id: v.string() })) });

export interface Screenshot {
  /** Name of the slice's folder. */
  readonly slice: string;
  readonly type: string;
  readonly variation: string;
  readonly file: string;
}

/** Returns the screenshot of every variation, whether its file exists or not. */
export function screenshots(): readonly Screenshot[] {
  return sliceFolders().flatMap(({ name, model }) => {
    const { id: type, variations } = v.parse(modelSchema, model);
    return variations.map(({ id: variation }) => {
      const file = path.join(folder, name, `screenshot-${variation}.png`);
      return { slice: name, type, variation, file };
    });
  });
}

/** Returns the files of all screenshots that exist. */
export function screenshotFiles(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)screenshot-[^/]*$/.test(name))
    .map((name) => path.join(folder, name));
}
