import { ChevronsUpDown } from "lucide";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import type { SelectSpec } from "../../../protocol/models/field-spec.ts";
import * as controls from "../../controls/controls.css.ts";
import * as menu from "../../controls/menu.css.ts";
import { Icon } from "../../controls/Icon.tsx";
import type { ControlProps } from "../field-props.ts";
import { messages } from "../messages.ts";
import * as css from "./select.css.ts";

/** Key of the entry that empties the field. No option has it, as options are numbered. */
const none = "none";

/** One option of the model. Without a default, it may be empty. */
export function SelectControl({ spec, value, onChange, ids }: ControlProps<SelectSpec>) {
  const chosen = typeof value === "string" && value !== "" ? value : (spec.default ?? "");
  const position = spec.options.indexOf(chosen);
  const change = (key: string | number | null) => onChange(spec.options[Number(key)] ?? null);
  return (
    <Select
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      isInvalid={ids.isInvalid}
      placeholder={chosen || spec.placeholder || messages.none}
      value={position === -1 ? null : String(position)}
      onChange={change}
    >
      <Button className={css.trigger} id={ids.id} data-empty={chosen === "" || undefined}>
        <SelectValue className={css.value} />
        <Icon icon={ChevronsUpDown} size={14} />
      </Button>
      <Popover className={menu.popover} offset={4}>
        <ListBox className={menu.menu}>
          {spec.default === undefined && (
            <ListBoxItem id={none} className={menu.item} textValue={messages.none}>
              <span className={controls.quiet}>{messages.none}</span>
            </ListBoxItem>
          )}
          {spec.options.map((option, index) => (
            <ListBoxItem key={option} id={String(index)} className={menu.item} textValue={option}>
              {option}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
