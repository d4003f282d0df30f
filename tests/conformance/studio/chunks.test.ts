import path from "node:path";
import { build as bundle, type Metafile } from "esbuild";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../../..");

/** Bundles the forms without their styles. */
async function bundleForms(): Promise<Metafile> {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: ["studio/browser/fields/index.ts"],
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
    plugins: [
      {
        name: "styles",
        setup: (build) =>
          build.onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: "module.exports = {}", loader: "js" })),
      },
    ],
  });
  return metafile;
}

/** Lists the sources of a file of the bundle, and of those that it imports at once. */
function listSources({ outputs }: Metafile, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return new Set();
  found.add(file);
  const output = outputs[file];
  const imported = output?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
  const sources = imported.flatMap(({ path: each }) => [...listSources({ inputs: {}, outputs }, each, found)]);
  return new Set([...Object.keys(output?.inputs ?? {}), ...sources]);
}

it("W53: rich text, the calendar, the crop and the media library are files that load later", async () => {
  const metafile = await bundleForms();
  const [first = ""] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith("index.ts")) ?? [];
  const sources = [...listSources(metafile, first)];
  expect(sources).toContain("studio/browser/fields/FieldForm.tsx");
  const later = /prosemirror|react-image-crop|studio\/browser\/(?:media|rich-text)\/|DateEditor|DatePicker/;
  expect(sources.filter((source) => later.test(source))).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((source) => later.test(source)).length).toBeGreaterThan(20);
});
