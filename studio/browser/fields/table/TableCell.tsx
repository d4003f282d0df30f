import { useId, useMemo } from "react";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";
import type { RichTextSpec } from "../../../protocol/models/field-spec.ts";
import type { FieldContext } from "../field-props.ts";
import { RichTextControl } from "../rich-text/RichTextControl.tsx";

/** Blocks and marks of cells, as in Prismic. */
const kinds = ["paragraph", "strong", "em", "hyperlink"];

interface TableCellProps extends FieldContext {
  readonly name: string;
  readonly value: Json;
  readonly path: Path;
  readonly onChange: (content: Json) => void;
}

export function TableCell({ name, ...props }: TableCellProps) {
  const id = useId();
  const spec = useMemo(
    (): RichTextSpec => ({
      type: "StructuredText",
      name,
      label: name,
      placeholder: "",
      isSingle: false,
      kinds,
      labels: [],
    }),
    [name],
  );
  const ids = { id: `${id}control`, labelId: `${id}label`, describedBy: `${id}label`, isInvalid: false };
  return (
    <>
      <span id={ids.labelId} hidden>
        {name}
      </span>
      <RichTextControl {...props} spec={spec} ids={ids} onFault={() => undefined} />
    </>
  );
}
