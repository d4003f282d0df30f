import type { Link } from "./link.ts";

/** A link inside of rich text, with what the editor and the content service say besides where it leads. */
export type Hyperlink = Link & {
  /** Undefined opens it in the same tab. */
  readonly target: "_blank" | undefined;
  /** The document it leads to; undefined for anything else. */
  readonly document: LinkedDocument | undefined;
};

/** As the content service writes it. */
interface LinkedDocument {
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly lang: string;
}
