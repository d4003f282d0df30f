import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { isUntouchedPage, isUntouchedSlice, stubModel } from "./untouched-stub.ts";

/** A file that Prismic's tools wrote beside the project's own, and that breaks the project. */
export interface Leftover {
  /** From the project's root. */
  readonly path: string;
  /** Says what is wrong, and what to do. */
  readonly problem: string;
  /** Whether nobody wrote into it: `npm run registry` removes it. */
  readonly untouched: boolean;
}

/** Returns files of Prismic's tools that must not remain: a second index of a folder, a page beside our route. */
export function toolLeftovers(root: string): readonly Leftover[] {
  return [
    ...["slices", "customtypes", "shortcodes"].flatMap((room) => foldersIn(root, room)).flatMap(secondIndex(root)),
    ...filesIn(root, "app").flatMap(foreignPage(root)),
  ];
}

const isIndex = /^index\.[cm]?[jt]sx?$/;

/** Next takes one index and TypeScript the other. A tool writes `index.tsx`; the definition is `index.ts`. */
const secondIndex = (root: string) => (folder: string) => {
  const indexes = readdirSync(join(root, folder)).filter((name) => isIndex.test(name));
  if (indexes.length < 2) return [];
  return indexes
    .filter((name) => name !== "index.ts")
    .map((name): Leftover => {
      const path = `${folder}/${name}`;
      const untouched = indexes.includes("index.ts") && isUntouchedIn(root, folder, name);
      const repair = untouched ? "npm run registry removes it." : "Move what is needed to the other, and remove it.";
      const others = indexes.filter((other) => other !== name).join(" and ");
      return { path, untouched, problem: `${path} is a second index beside ${others}. ${repair}` };
    });
};

function isUntouchedIn(root: string, folder: string, name: string): boolean {
  const model = join(root, folder, "model.json");
  if (!existsSync(model)) return false;
  const source = readFileSync(join(root, folder, name), "utf8");
  return isUntouchedSlice(source, v.parse(stubModel, JSON.parse(readFileSync(model, "utf8"))));
}

/** The Prismic CLI writes a route for each page type; here one route renders all pages. */
const foreignPage = (root: string) => (path: string) => {
  const source = readFileSync(join(root, path), "utf8");
  if (!/from "@\/prismicio"/.test(source)) return [];
  const untouched = isUntouchedPage(source);
  const repair = untouched ? "npm run registry removes it." : "Move what is needed to a page kind, and remove it.";
  const problem = `${path} is a route of the Prismic CLI, and imports a file that is missing. ${repair}`;
  return [{ path, untouched, problem } satisfies Leftover];
};

function filesIn(root: string, room: string): readonly string[] {
  const entries = readdirSync(join(root, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /^(?:page|route)\.[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function foldersIn(root: string, room: string): readonly string[] {
  const entries = readdirSync(join(root, room), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...new Set(files.map((file) => dirname(file).slice(root.length + 1)))].toSorted();
}
