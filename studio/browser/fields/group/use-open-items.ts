import { useState } from "react";
import type { Path } from "../../../protocol/changes/path.ts";
import { useNewFocus } from "../frame/use-new-focus.ts";
import { isWithin } from "../frame/is-within.ts";

interface OpenItems {
  readonly open: ReadonlySet<number>;
  readonly show: (key: number | undefined) => void;
  readonly toggle: (key: number) => void;
}

/** The open items of a group, by key. A single item is open at first, and so is that of a field that is looked for. */
export function useOpenItems(keys: readonly number[], path: Path, focus: Path | undefined): OpenItems {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(keys.length === 1 ? keys : []));
  const show = (key: number | undefined) => {
    if (key !== undefined) setOpen((before) => new Set([...before, key]));
  };
  useNewFocus(focus, (place) => {
    const position = place[path.length];
    if (isWithin(place, path) && typeof position === "number") show(keys[position]);
  });
  const toggle = (key: number) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]));
  return { open, show, toggle };
}
