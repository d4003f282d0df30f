import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { type PageKey, toPageKey } from "./page-key.ts";

/** Returns the key of a page: `/www.tessera.example/de/auto/_/rome`. */
export function readPageKey(text: string): PageKey {
  return toPageKey(readInternalPath(text));
}
