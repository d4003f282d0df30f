import { readdirSync } from "node:fs";

const notHosts = new Set(["index.ts", "site.ts"]);

/** Returns what `hosts/index.ts` must contain: one import for each host file in the folder. */
export function hostListSource(): string {
  const names = readdirSync(new URL("../hosts/", import.meta.url))
    .filter((file) => file.endsWith(".ts") && !notHosts.has(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .toSorted();
  return [
    "// Written by `npm run registry`. Do not edit.",
    "",
    ...names.map((name) => `import ${name} from "./${name}.ts";`),
    'import type { Site } from "./site.ts";',
    "",
    "/** The branded hosts of this deployment. A request for any other host is refused before any upstream call. */",
    `export const sites: readonly Site[] = [${names.join(", ")}];`,
    "",
  ].join("\n");
}
