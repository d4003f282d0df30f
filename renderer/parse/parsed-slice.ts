import type { SliceInstance } from "../contracts/slice.ts";
import type { UnnamedPicture } from "./unnamed-pictures.ts";

/** A slice with what only its place and its raw fields say. */
export interface ParsedSlice extends SliceInstance {
  /** Its number in the document as editors count, from 1, omitted ones included. Undefined for a composed one. */
  readonly number: number | undefined;
  readonly pictures: readonly UnnamedPicture[];
}
