import { memo, useId, useRef, useState } from "react";
import type { Json } from "../../protocol/document.ts";
import type { FieldSpec } from "../../protocol/models/field-spec.ts";
import { Control } from "./Control.tsx";
import type { ControlIds, FieldProps } from "./field-props.ts";
import { describeLimits, findLimitFault } from "./frame/limits.ts";
import * as css from "./frame/field.css.ts";
import { isWithin } from "./frame/is-within.ts";
import { listNotices, type Notice } from "./frame/list-notices.ts";
import { Notices } from "./frame/Notices.tsx";
import { splitLabel } from "./frame/split-label.ts";
import { useFocus } from "./frame/use-focus.ts";

/** The form of one field: its name, limits and control, and what is wrong with its value. */
export const FieldForm = memo(function FieldForm({ onChange: onChangeAt, ...props }: FieldProps) {
  const { spec, value, path, focus } = props;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string>();
  useFocus(element, takesFocus(spec) && isWithin(focus, path) ? focus : undefined);
  const onChange = (next: Json) => onChangeAt(path, next);
  const limits = describeLimits(spec);
  const notices = [
    ...toNotices(fault ?? findLimitFault(spec, value)),
    ...listNotices(props, path, spec.type === "Group"),
  ];
  const isInvalid = notices.some(({ level }) => level === "error");
  const { name, note } = splitLabel(spec);
  const describedBy = `${id}limits ${id}note ${id}notices`;
  const ids = { id: `${id}control`, labelId: `${id}label`, describedBy, isInvalid };
  return (
    <div ref={element} className={css.field} data-field={spec.name}>
      {spec.type !== "Group" && (
        <div className={css.head}>
          <Name type={spec.type} name={name} ids={ids} />
          <span className={css.limits} id={`${id}limits`}>
            {limits}
          </span>
        </div>
      )}
      {note !== "" && (
        <span className={css.note} id={`${id}note`}>
          {note}
        </span>
      )}
      <Control {...props} {...{ ids, onChange, onChangeAt }} onFault={setFault} Field={FieldForm} />
      <Notices id={`${id}notices`} notices={notices} />
    </div>
  );
});

/** Types with one control, which their label leads to. All others are groups of controls with that name. */
const single: ReadonlySet<FieldSpec["type"]> = new Set([
  "Text",
  "UID",
  "Number",
  "Boolean",
  "Color",
  "Embed",
  "IntegrationFields",
]);

interface NameProps {
  readonly type: FieldSpec["type"];
  readonly name: string;
  readonly ids: ControlIds;
}

function Name({ type, name, ids }: NameProps) {
  const Label = single.has(type) ? "label" : "span";
  return (
    <Label className={css.label} id={ids.labelId} {...(Label === "label" && { htmlFor: ids.id })}>
      {name}
    </Label>
  );
}

/** A group focuses a field of its items; a rich text focuses itself, once it is loaded. */
function takesFocus({ type }: FieldSpec): boolean {
  return type !== "Group" && type !== "StructuredText";
}

function toNotices(fault: string | undefined): readonly Notice[] {
  return fault === undefined ? [] : [{ level: "error", message: fault, hint: "" }];
}
