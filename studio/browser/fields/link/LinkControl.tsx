import { Plus } from "lucide";
import { asList, asRecord } from "../../../protocol/as-json.ts";
import type { LinkSpec } from "../../../protocol/models/field-spec.ts";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import type { ControlProps } from "../field-props.ts";
import { changeList, type ListCommand } from "../group/change-list.ts";
import { ItemActions } from "../group/ItemActions.tsx";
import { useItemKeys } from "../group/use-item-keys.ts";
import { messages } from "../messages.ts";
import * as css from "./link.css.ts";
import { LinkFields } from "./LinkFields.tsx";

/** A link, or a list of links. */
export function LinkControl(props: ControlProps<LinkSpec>) {
  const { spec, value, onChange, ids } = props;
  if (spec.isRepeatable) return <LinkList {...props} />;
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={css.link}>
      <LinkFields spec={spec} link={asRecord(value)} onChange={onChange} id={ids.id} />
    </div>
  );
}

/** Links with the commands of a list. A new one leads nowhere yet. */
function LinkList({ spec, value, path, onChange, onChangeAt, ids }: ControlProps<LinkSpec>) {
  const links = asList(value);
  const { keys } = useItemKeys(links);
  const change = (command: ListCommand) => onChange(changeList(links, command).list);
  return (
    <div role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy} className={controls.stack}>
      {links.length > 0 && (
        <ol className={css.list}>
          {keys.map((key, index) => (
            <li key={key} className={css.listed}>
              <div className={css.link}>
                <LinkFields
                  spec={spec}
                  link={asRecord(links[index])}
                  id={`${ids.id}${key}`}
                  onChange={(next) => onChangeAt([...path, index], next ?? { link_type: "Any" })}
                />
              </div>
              <ItemActions title={messages.item(index + 1)} index={index} count={links.length} onCommand={change} />
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        id={ids.id}
        className={controls.quietButton}
        aria-label={messages.add(spec.label)}
        onClick={() => change({ type: "add", item: { link_type: "Any" } })}
      >
        <Icon icon={Plus} size={14} />
        {messages.addItem}
      </button>
    </div>
  );
}
