import type { Overlay } from "../store/state.ts";

/** A ref taken apart. Whether the store has what it names is another question: see `find-view.ts`. */
export interface Ref {
  readonly master: number;
  /** The release or draft that lies over the published documents. */
  readonly overlay: Pick<Overlay, "id" | "kind" | "revision"> | undefined;
  /** The id of the preview that lets its owner see the overlay. */
  readonly preview: string | undefined;
}
