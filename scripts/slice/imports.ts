/** A name that code imports from a file, relative to it; `type` before the name imports a type alone. */
export type Import = readonly [name: string, file: string];

/** The one file of each folder that slices import from. */
export const rendererFace = "../../renderer/index.ts";
export const fieldsFace = "../../content/fields/index.ts";

/** Returns import statements, one for each file, each name once, in order. */
export function formatImports(imports: readonly Import[]): string {
  const files = [...new Set(imports.map(([, file]) => file))].toSorted();
  return files
    .map((file) => {
      const names = new Set(imports.filter(([, other]) => other === file).map(([name]) => name));
      const all = [...names].toSorted();
      const onlyTypes = all.every((name) => name.startsWith("type "));
      const list = onlyTypes ? all.map((name) => name.slice("type ".length)) : all;
      return `import ${onlyTypes ? "type " : ""}{ ${list.join(", ")} } from "${file}";`;
    })
    .join("\n");
}
