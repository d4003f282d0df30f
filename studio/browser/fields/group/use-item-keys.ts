import { useState } from "react";
import type { Json } from "../../../protocol/document.ts";
import { type KeyedItems, matchKeys, noItems } from "./match-keys.ts";

/** Returns the items of a list with keys. A key stays with its item when a command, an undo or a merge moves others. */
export function useItemKeys(items: readonly Json[]): KeyedItems {
  const [known, setKnown] = useState(() => matchKeys(noItems, items));
  if (known.items === items) return known;
  const matched = matchKeys(known, items);
  setKnown(matched);
  return matched;
}
