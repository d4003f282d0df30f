import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from "lucide";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "../../controls/Icon.tsx";
import * as controls from "../../controls/controls.css.ts";
import * as menu from "../../controls/menu.css.ts";
import { messages } from "../messages.ts";
import type { ListCommand } from "./change-list.ts";

interface ItemActionsProps {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly onCommand: (command: ListCommand) => void;
}

/** The menu of an item of a list. */
export function ItemActions({ title, index, count, onCommand }: ItemActionsProps) {
  return (
    <MenuTrigger>
      <Button className={controls.iconButton} aria-label={messages.actions(title)}>
        <Icon icon={Ellipsis} />
      </Button>
      <Popover className={menu.popover} offset={4} placement="bottom end">
        <Menu className={menu.menu} aria-label={messages.actions(title)}>
          {listEntries(index, count).map(({ icon, text, keys, isOff, command }) => (
            <MenuItem
              key={text}
              className={command.type === "remove" ? menu.dangerItem : menu.item}
              isDisabled={isOff}
              textValue={text}
              onAction={() => onCommand(command)}
            >
              <Icon icon={icon} size={14} />
              {text}
              <kbd className={menu.keys}>{keys}</kbd>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function listEntries(index: number, count: number) {
  const move = (by: 1 | -1) => ({ type: "move", index, by }) as const;
  return [
    { icon: ArrowUp, text: messages.moveUp, keys: "Alt ↑", isOff: index === 0, command: move(-1) },
    { icon: ArrowDown, text: messages.moveDown, keys: "Alt ↓", isOff: index === count - 1, command: move(1) },
    { icon: Copy, text: messages.duplicate, keys: "", isOff: false, command: { type: "duplicate", index } as const },
    { icon: Trash2, text: messages.remove, keys: "", isOff: false, command: { type: "remove", index } as const },
  ];
}
