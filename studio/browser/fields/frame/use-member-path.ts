import { useMemo } from "react";
import type { Path } from "../../../protocol/changes/path.ts";

/** Returns the path of a member. It is the same array as long as the path around it is, so that a form can be compared. */
export function useMemberPath(path: Path, member: string | number): Path {
  return useMemo(() => [...path, member], [path, member]);
}
