import { useState } from "react";
import type { Path } from "../../../protocol/changes/path.ts";

/** Calls a function once for each place that is looked for, before the component shows it. */
export function useNewFocus(focus: Path | undefined, follow: (focus: Path) => void): void {
  const [followed, setFollowed] = useState<Path>();
  if (focus === undefined || focus === followed) return;
  setFollowed(focus);
  follow(focus);
}
