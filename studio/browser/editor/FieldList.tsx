import { useCallback, useMemo } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import type { JsonRecord } from "../../protocol/as-json.ts";
import type { Json } from "../../protocol/document.ts";
import type { FieldSpec } from "../../protocol/models/field-spec.ts";
import { FieldForm } from "../fields/index.ts";
import type { FieldContext } from "../fields/field-props.ts";
import { useEditor } from "../store/use-editor.ts";

interface Props extends FieldContext {
  readonly specs: readonly FieldSpec[];
  readonly values: JsonRecord;
  /** Place of the values in the document's data. */
  readonly path: Path;
}

/** The forms of some fields. */
export function FieldList({ specs, values, path, ...context }: Props) {
  return specs.map((spec) => (
    <EditedField key={spec.name} spec={spec} value={values[spec.name]} parent={path} {...context} />
  ));
}

interface FieldProps extends FieldContext {
  readonly spec: FieldSpec;
  readonly value: Json | undefined;
  readonly parent: Path;
}

/** A field whose changes are edits of the document. Letters that are typed in a row are one edit. */
function EditedField({ spec, value, parent, ...context }: FieldProps) {
  const { edit } = useEditor();
  const path = useMemo(() => [...parent, spec.name], [parent, spec.name]);
  const key = JSON.stringify(path);
  const onChange = useCallback(
    (next: Json) => edit({ part: "data", path, value: next, label: spec.label, key }),
    [edit, key, path, spec.label],
  );
  return <FieldForm spec={spec} value={value} path={path} onChange={onChange} {...context} />;
}
