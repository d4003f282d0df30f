import { memo, useCallback, useId, useMemo } from "react";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";
import type { RichTextSpec } from "../../../protocol/models/field-spec.ts";
import type { FieldContext, FieldProps } from "../field-props.ts";
import { RichTextControl } from "../rich-text/RichTextControl.tsx";

/** Blocks and marks of cells, as in Prismic. */
const kinds = ["paragraph", "strong", "em", "hyperlink"];

interface TableCellProps extends FieldContext, Pick<FieldProps, "onChange"> {
  readonly name: string;
  readonly value: Json | undefined;
  /** Place of the cells of its row. */
  readonly cells: Path;
  readonly column: number;
}

export const TableCell = memo(function TableCell({ name, cells, column, onChange, ...props }: TableCellProps) {
  const id = useId();
  const spec = useMemo(() => createSpec(name), [name]);
  const path = useMemo(() => [...cells, column, "content"], [cells, column]);
  const change = useCallback((content: Json) => onChange(path, content ?? []), [onChange, path]);
  const ids = { id: `${id}control`, labelId: `${id}label`, describedBy: `${id}label`, isInvalid: false };
  return (
    <>
      <span id={ids.labelId} hidden>
        {name}
      </span>
      <RichTextControl
        {...props}
        {...{ spec, path, ids }}
        onChange={change}
        onChangeAt={onChange}
        onFault={() => undefined}
      />
    </>
  );
});

function createSpec(name: string): RichTextSpec {
  return { type: "StructuredText", name, label: name, placeholder: "", isSingle: false, kinds, labels: [] };
}
