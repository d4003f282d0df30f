import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Metafile } from "esbuild";
import * as v from "valibot";
import { createStyleCompiler, type StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import { bundleOptions } from "../islands/bundle-options.ts";
import { interopPlugin } from "../islands/plugins.ts";
import { writeCompressed } from "../write-compressed.ts";
import { bundleRenderer } from "./bundle-renderer.ts";
import { collectSheets } from "./collect-sheets.ts";
import { formatStartPage } from "./start-page.ts";

/** Fonts of the studio, from those of the site. */
const fonts = ["instrument-sans-latin-2.woff2", "instrument-sans-latin-ext.woff2"];

/** A file of the studio by its name, and where it is copied from. */
type Copy = readonly [name: string, source: string];

const modelSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

/** Files by name, and what the start page names. */
interface Studio {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly script: string;
  readonly sheet: string;
  /** Files that the script imports at once. */
  readonly parts: readonly string[];
}

/**
 * Builds the editors' application and the script of the framed page, into `.next/studio`. Each script and sheet
 * is there as it is and compressed, beside `index.html`, fonts and screenshots.
 */
export async function buildStudio(root: string): Promise<void> {
  const compiler = createStyleCompiler(root, true);
  try {
    const studio = await bundleStudio(root, compiler);
    const frame = await bundleFrame(root);
    writeStudio(root, path.join(root, ".next", "studio"), studio, frame);
    await bundleRenderer(root, compiler);
  } finally {
    await compiler.close();
  }
}

async function bundleStudio(root: string, compiler: StyleCompiler): Promise<Studio> {
  const sheets = collectSheets(root, compiler);
  const { outputFiles, metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: [{ in: "./studio/browser/main.tsx", out: "studio" }],
    plugins: [sheets.plugin, interopPlugin(root)],
    splitting: true,
    outdir: path.join(root, ".next", "studio"),
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    metafile: true,
  });
  const css = sheets.join();
  const sheet = `studio-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  const scripts = outputFiles.map(({ path: file, contents }) => [path.basename(file), contents] as const);
  const { script, parts } = findFirstFiles(metafile);
  return { files: new Map([...scripts, [sheet, Buffer.from(css)]]), script, sheet, parts };
}

function findFirstFiles({ outputs }: Metafile): Pick<Studio, "script" | "parts"> {
  const [script = "", output] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith("main.tsx")) ?? [];
  const imported = output?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
  return { script: path.basename(script), parts: imported.map(({ path: file }) => path.basename(file)) };
}

/** Bundles the script of the framed page, which loads nothing else. */
async function bundleFrame(root: string): Promise<Uint8Array> {
  const entryPoints = [path.join(root, "studio/frame/frame.ts")];
  const { outputFiles } = await build({ ...bundleOptions, absWorkingDir: root, entryPoints, format: "iife" });
  return Buffer.concat(outputFiles.map(({ contents }) => contents));
}

function writeStudio(root: string, folder: string, { files, ...first }: Studio, frame: Uint8Array): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeCompressed(path.join(folder, name), content);
  for (const [name, source] of [...listFonts(root), ...listScreenshots(root)])
    copyFileSync(source, path.join(folder, name));
  writeFileSync(path.join(folder, "frame.js"), frame);
  writeFileSync(path.join(folder, "index.html"), formatStartPage(first));
}

function listFonts(root: string): readonly Copy[] {
  return fonts.map((name) => [name, path.join(root, "public/fonts", name)]);
}

/** Lists the screenshots of slices: slices/Hero/screenshot-compact.png → slice-hero-compact.png. */
function listScreenshots(root: string): readonly Copy[] {
  const folders = readdirSync(path.join(root, "slices"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.flatMap(({ name: folder }) => {
    const { id } = v.parse(modelSchema, readFileSync(path.join(root, "slices", folder, "model.json"), "utf8"));
    return readdirSync(path.join(root, "slices", folder)).flatMap((file): readonly Copy[] => {
      const [, variation] = /^screenshot-(.+)\.png$/.exec(file) ?? [];
      return variation === undefined ? [] : [[`slice-${id}-${variation}.png`, path.join(root, "slices", folder, file)]];
    });
  });
}
