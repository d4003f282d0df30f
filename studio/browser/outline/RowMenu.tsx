import { Ellipsis } from "lucide";
import { Button as AriaButton } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { isHidden } from "../../protocol/outline/slice.ts";
import type { OutlineNode } from "../../protocol/outline/read-outline.ts";
import { Icon } from "../controls/Icon.tsx";
import * as menu from "../controls/menu.css.ts";
import { useMay } from "../session/use-session.ts";
import type { OutlineCommands } from "./use-commands.ts";
import * as styles from "./outline.css.ts";

interface Props {
  readonly node: OutlineNode;
  readonly commands: OutlineCommands;
}

/** The commands for a slice, and their keys. */
export function RowMenu({ node, commands }: Props) {
  if (!useMay("save")) return null;
  const entries: readonly (readonly [string, string, () => void])[] = [
    ["Move up", "Alt ↑", () => commands.move(node, -1)],
    ["Move down", "Alt ↓", () => commands.move(node, 1)],
    ["Duplicate", "Alt D", () => commands.duplicate(node)],
    [isHidden(node.slice) ? "Show" : "Hide", "Alt H", () => commands.toggleHidden(node)],
    ["Remove", "Del", () => commands.remove(node)],
  ];
  return (
    <MenuTrigger>
      <AriaButton className={styles.more} aria-label="Actions" excludeFromTabOrder>
        <Icon icon={Ellipsis} />
      </AriaButton>
      <Popover className={menu.popover} placement="bottom end">
        <Menu className={menu.menu}>
          {entries.map(([label, keys, run]) => (
            <MenuItem key={label} className={menu.item} onAction={run} textValue={label}>
              {label} <kbd className={menu.keys}>{keys}</kbd>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
