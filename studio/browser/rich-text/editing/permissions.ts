import type { RichTextSpec } from "../../../protocol/models/field-spec.ts";
import { blockTypes } from "../../../protocol/rich-text/schema.ts";

/** Blocks and marks that a field may have. */
export interface Permissions {
  readonly isSingle: boolean;
  /** Types of blocks of text, in the order of menus; at least one. */
  readonly blocks: readonly string[];
  /** The type of a new block. */
  readonly usual: string;
  readonly marks: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly labels: readonly string[];
  /** Whether blocks may be written from right to left on purpose. */
  readonly hasDirection: boolean;
}

const marks = ["strong", "em", "hyperlink"];
const objects = ["image", "embed"];

export function toPermissions({ kinds, labels, isSingle }: RichTextSpec): Permissions {
  const blocks = blockTypes.filter((type) => kinds.includes(type));
  const usual = blocks[0] ?? "paragraph";
  return {
    isSingle,
    blocks: blocks.length === 0 ? [usual] : blocks,
    usual,
    marks: new Set([...marks.filter((type) => kinds.includes(type)), ...(labels.length > 0 ? ["label"] : [])]),
    objects: new Set(objects.filter((type) => kinds.includes(type))),
    labels,
    hasDirection: kinds.includes("rtl"),
  };
}
