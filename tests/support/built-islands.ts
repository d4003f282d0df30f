import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";
import { type IslandManifest, readManifest } from "../../framework/islands/manifest.ts";

const root = path.join(import.meta.dirname, "../..");
const moduleSchema = v.record(
  v.string(),
  v.custom<(element: HTMLElement, data: object) => unknown>((each) => typeof each === "function"),
);

const endSchema = v.custom<() => void>((each) => typeof each === "function");

/** Builds all islands of a project in a folder, or some by name. In another process: esbuild refuses to run beside a DOM. */
export async function buildIslandsApart(
  project: string,
  folder: string,
  names?: readonly string[],
): Promise<IslandManifest> {
  const build = path.join(root, "scripts/build/islands/build-islands.ts");
  const parameters = [pathToFileURL(build).href, project, folder, names].map((each) => JSON.stringify(each));
  const code = `await (await import(${parameters[0]})).buildIslands(${parameters.slice(1).join()});`;
  const flags = ["--import", "tsx", "--input-type=module", "--eval", code];
  await promisify(execFile)(process.execPath, flags, { cwd: root });
  return readManifest(folder);
}

/** Starts an island on its element from the file of a build, as the loader of a page does. Resolves with what ends it. */
export async function startBuiltIsland(
  file: string,
  { name, element, data }: { readonly name: string; readonly element: HTMLElement; readonly data: object },
): Promise<() => void> {
  const starts = v.parse(moduleSchema, await import(/* @vite-ignore */ pathToFileURL(file).href));
  const start = starts[name];
  if (start === undefined) throw new Error(`${file} has no island ${name}.`);
  return v.parse(endSchema, await start(element, data));
}
