import { ChevronDown } from "lucide";
import { Button } from "react-aria-components/Button";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "../../controls/Icon.tsx";
import * as menu from "../../controls/menu.css.ts";
import { findBlockType, setBlockType } from "../editing/block-commands.ts";
import type { Permissions } from "../editing/permissions.ts";
import { messages } from "../messages.ts";
import * as css from "../rich-text.css.ts";
import type { MountedEditor } from "../use-editor-view.ts";

interface BlockTypesProps {
  readonly editor: MountedEditor;
  readonly permissions: Permissions;
}

const texts: ReadonlyMap<string, string> = new Map(Object.entries(messages.types));

/** The menu of the types that blocks may have. */
export function BlockTypes({ editor: { view, state }, permissions }: BlockTypesProps) {
  const type = findBlockType(state);
  const choose = (name: string) => {
    setBlockType(name)(view.state, view.dispatch);
    requestAnimationFrame(() => view.focus());
  };
  return (
    <MenuTrigger>
      <Button className={css.types} aria-label={`${messages.type}: ${texts.get(type) ?? type}`}>
        {texts.get(type) ?? type}
        <Icon icon={ChevronDown} size={12} />
      </Button>
      <Popover className={menu.popover} offset={4}>
        <Menu
          className={menu.menu}
          aria-label={messages.type}
          selectionMode="single"
          selectedKeys={[type]}
          onAction={(key) => choose(String(key))}
        >
          {permissions.blocks.map((name) => (
            <MenuItem key={name} id={name} className={menu.item} textValue={texts.get(name) ?? name}>
              {texts.get(name) ?? name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
