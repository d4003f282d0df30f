import type { LegacySpec } from "../../../protocol/models/field-spec.ts";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import * as css from "./legacy.css.ts";

/** Shows a value that forms don't edit. */
export function LegacyControl({ spec, value, ids }: ControlProps<LegacySpec>) {
  return (
    <output className={css.legacy} id={ids.id} aria-labelledby={ids.labelId}>
      {value !== undefined && value !== null && <code className={css.value}>{JSON.stringify(value)}</code>}
      <span>{messages.legacy(spec.widget)}</span>
    </output>
  );
}
