import { readdirSync } from "node:fs";
import path from "node:path";

/** An island's code: DOM code, or a client component that React hydrates. */
export interface IslandSource {
  /** Its folder and file: `gallery/Viewer`. */
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  readonly kind: "enhancer" | "react";
}

/** Folders without pages' islands. The simulator in `preview/` is a tool of editors, which Next runs. */
const otherFolders = new Set(["app", "embedded", "node_modules", "preview", "public", "scripts", "tests"]);

const codeOfIsland = /^(?<name>.+?)(?:\.client\.tsx|(?<enhancer>\.enhance\.ts))$/;

/** Returns the islands of the project, by their file names. Throws where two would have one name. */
export function findIslands(root: string): readonly IslandSource[] {
  const rooms = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && !otherFolders.has(entry.name),
  );
  const islands = rooms.flatMap((room) => islandsBelow(root, room.name)).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const taken = new Map<string, string>();
  for (const { name, file } of islands) {
    const other = taken.get(name);
    if (other !== undefined) throw new Error(`Two islands are named ${name}: ${other} and ${file}. Rename one.`);
    taken.set(name, file);
  }
  return islands;
}

function islandsBelow(root: string, room: string): readonly IslandSource[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).flatMap((below) => {
    const file = path.posix.join(room, below.replaceAll(path.sep, "/"));
    const { groups } = codeOfIsland.exec(path.posix.basename(file)) ?? {};
    if (groups?.["name"] === undefined) return [];
    const name = `${path.posix.basename(path.posix.dirname(file))}/${groups["name"]}`;
    return { name, file, kind: groups["enhancer"] === undefined ? "react" : "enhancer" };
  });
}
