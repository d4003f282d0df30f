import { asRecord } from "../../../protocol/as-json.ts";
import type { Path } from "../../../protocol/changes/path.ts";
import type { Json } from "../../../protocol/document.ts";
import type { FieldSpec } from "../../../protocol/models/field-spec.ts";
import type { FieldComponent, FieldContext, FieldProps } from "../field-props.ts";
import { useMemberPath } from "../frame/use-member-path.ts";
import * as css from "./group.css.ts";

interface Shared extends FieldContext, FieldComponent, Pick<FieldProps, "onChange"> {
  /** Place of the item. */
  readonly path: Path;
}

interface ItemFieldsProps extends Shared {
  readonly fields: readonly FieldSpec[];
  readonly item: Json;
}

/** The fields of an item of a group. Each passes on its own value, with its place. */
export function ItemFields({ fields, item, ...shared }: ItemFieldsProps) {
  const values = asRecord(item);
  return (
    <div className={css.fields}>
      {fields.map((spec) => (
        <ItemField key={spec.name} {...shared} spec={spec} value={values[spec.name]} />
      ))}
    </div>
  );
}

function ItemField({ Field, path, ...props }: Shared & Pick<FieldProps, "spec" | "value">) {
  return <Field {...props} path={useMemberPath(path, props.spec.name)} />;
}
