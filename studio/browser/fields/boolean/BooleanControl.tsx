import { Switch } from "react-aria-components/Switch";
import type { BooleanSpec } from "../../../protocol/models/field-spec.ts";
import type { ControlProps } from "../field-props.ts";
import * as css from "./boolean.css.ts";

/** A switch with the text of its value beside it. */
export function BooleanControl({ spec, value, onChange, ids }: ControlProps<BooleanSpec>) {
  const isOn = typeof value === "boolean" ? value : spec.default;
  return (
    <Switch
      className={css.toggle}
      id={ids.id}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      isSelected={isOn}
      onChange={onChange}
    >
      <span className={css.track}>
        <span className={css.thumb} />
      </span>
      <span className={css.text}>{isOn ? spec.texts.true : spec.texts.false}</span>
    </Switch>
  );
}
