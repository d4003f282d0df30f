import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { connectPath } from "./programs.ts";

const route = v.object({ page: v.string(), regex: v.string() });

const manifestSchema = v.object({
  staticRoutes: v.array(route),
  dynamicRoutes: v.array(route),
  rewrites: v.object({ beforeFiles: v.array(v.object({ regex: v.string() })) }),
});

/** Next's own, and the generic route, which would take the first segment of any path for a host. */
const internal = /^\/(?:_|\[host\]\/)/;

/**
 * Reads which fixed paths a build has: its files, those of `public/`, its routes. Returns whether a path, percent-encoded
 * and without query, is one of them. A path that Next knows not ends in the generic route, and costs a rendering. Where
 * a build is not as relied on, `onBreach` receives a sentence. All paths then count as served, because none may be refused.
 */
export function readServedPaths(root: string, onBreach: (sentence: string) => void): (path: string) => boolean {
  try {
    const isServed = readBuild(root);
    if (isServed(connectPath)) return isServed;
    throw new Error(`It has no route at ${connectPath}.`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    onBreach(`Next's build is not as framework/next/served-paths.ts relies on: ${message}`);
    return () => true;
  }
}

function readBuild(root: string): (path: string) => boolean {
  const files = new Set([
    ...filesBelow(path.join(root, ".next", "static"), "/_next/static"),
    ...filesBelow(path.join(root, "public"), ""),
  ]);
  const routes = readRoutes(path.join(root, ".next", "routes-manifest.json"));
  return (requested) => files.has(requested) || routes.some((each) => each.test(requested));
}

function filesBelow(folder: string, prefix: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => {
    const parts = path.relative(folder, path.join(parentPath, name)).split(path.sep);
    return [prefix, ...parts.map(encodeURIComponent)].join("/");
  });
}

function readRoutes(file: string): readonly RegExp[] {
  const manifest = v.parse(v.pipe(v.string(), v.parseJson(), manifestSchema), readFileSync(file, "utf8"));
  const routes = [...manifest.staticRoutes, ...manifest.dynamicRoutes].filter(({ page }) => !internal.test(page));
  return [...manifest.rewrites.beforeFiles, ...routes].map(({ regex }) => new RegExp(regex));
}
