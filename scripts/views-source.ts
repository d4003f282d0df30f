import { readdirSync, readFileSync } from "node:fs";

/** Lists the views that blocks, slices and page kinds define, so that the server knows all query parameters. */
export function viewsSource(header: string): string {
  const files = ["blocks", "customtypes", "slices"].flatMap(listViewFiles);
  const defined = files.map((file) => ({ file, names: listDefinedViews(file) }));
  return [
    header,
    "",
    ...defined.map(({ file, names }) => `import { ${names.join(", ")} } from "../../${file}";`),
    'import { createViewRegistry } from "../../routing/view-registry.ts";',
    "",
    "/** The query parameters that change a page, of all that read some. */",
    "export const views = createViewRegistry([",
    ...defined.flatMap(({ names }) => names.map((name) => `  ${name},`)),
    "]);",
    "",
  ].join("\n");
}

function listViewFiles(top: string): readonly string[] {
  return readdirSync(new URL(`../${top}/`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => path.split("/").at(-1) === "view.ts")
    .map((path) => `${top}/${path}`)
    .toSorted();
}

/** `export const listingView = defineView(` → `listingView`. */
function listDefinedViews(file: string): readonly string[] {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
  return [...source.matchAll(/^export const (\w+) = defineView\(/gm)].map(([, name = ""]) => name);
}
