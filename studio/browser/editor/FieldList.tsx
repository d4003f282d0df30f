import { useCallback } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import type { JsonRecord } from "../../protocol/as-json.ts";
import type { Json } from "../../protocol/document.ts";
import type { FieldSpec } from "../../protocol/models/field-spec.ts";
import { FieldForm } from "../fields/index.ts";
import type { FieldContext, FieldProps } from "../fields/field-props.ts";
import { useMemberPath } from "../fields/frame/use-member-path.ts";
import { useEditor } from "../store/use-editor.ts";

interface Props extends FieldContext {
  readonly specs: readonly FieldSpec[];
  readonly values: JsonRecord;
  /** Place of the values in the document's data. */
  readonly path: Path;
}

/** The forms of some fields, whose changes are edits of the document. Letters that are typed in a row are one edit. */
export function FieldList({ specs, values, path, ...context }: Props) {
  const { edit } = useEditor();
  const onChange = useCallback(
    (place: Path, value: Json) => {
      const label = specs.find(({ name }) => name === place[path.length])?.label ?? "";
      edit({ part: "data", path: place, value, label, key: JSON.stringify(place) });
    },
    [edit, specs, path],
  );
  return specs.map((spec) => (
    <ListedField key={spec.name} spec={spec} value={values[spec.name]} path={path} onChange={onChange} {...context} />
  ));
}

function ListedField({ path, ...props }: FieldProps) {
  return <FieldForm {...props} path={useMemberPath(path, props.spec.name)} />;
}
