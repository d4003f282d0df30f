import type { Path } from "../../../protocol/changes/path.ts";

/** Whether a path is another one, or leads into it. */
export function isWithin(path: Path | undefined, outer: Path): path is Path {
  if (path === undefined || path.length < outer.length) return false;
  return outer.every((step, index) => JSON.stringify(step) === JSON.stringify(path[index]));
}
