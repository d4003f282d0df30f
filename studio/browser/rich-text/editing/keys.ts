import { baseKeymap } from "prosemirror-commands";
import { InputRule, inputRules } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Command, Plugin } from "prosemirror-state";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import { breakLine, changeBlockType, resetBlock, splitAsUsual, toggleBlockType } from "./block-commands.ts";
import { toggleSpan } from "./mark-commands.ts";
import type { Permissions } from "./permissions.ts";

const { strong, em } = richTextSchema.marks;

/** Keys of block types; `Mod` is Ctrl, or Command on a Mac. */
const blockKeys: Readonly<Record<string, string>> = {
  "Mod-Alt-0": "paragraph",
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, `heading${level}`])),
  "Mod-Shift-7": "o-list-item",
  "Mod-Shift-8": "list-item",
};

/** Binds keys to what the field permits. `link` opens the form of a link. */
export function createKeys(permissions: Permissions, link: Command): readonly Plugin[] {
  const { blocks, marks } = permissions;
  const own = Object.entries(blockKeys).filter(([, type]) => blocks.includes(type));
  const toggles: readonly (readonly [string, string, Command])[] = [
    ["strong", "Mod-b", toggleSpan(strong)],
    ["em", "Mod-i", toggleSpan(em)],
    ["hyperlink", "Mod-k", link],
  ];
  const keys: Record<string, Command> = {
    Enter: splitAsUsual(permissions),
    "Shift-Enter": breakLine,
    Backspace: resetBlock(permissions),
    ...Object.fromEntries(own.map(([key, type]) => [key, toggleBlockType(type, permissions)])),
    ...Object.fromEntries(toggles.filter(([type]) => marks.has(type)).map(([, key, command]) => [key, command])),
  };
  return [keymap(keys), keymap(baseKeymap), createRules(permissions)];
}

/** Types of blocks by what is typed at their start: `- `, `1. `, `## `. */
function createRules({ blocks }: Permissions): Plugin {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^[-*]\s$/, "list-item"],
    [/^1\.\s$/, "o-list-item"],
    ...[1, 2, 3, 4, 5, 6].map((level) => [new RegExp(`^#{${level}}\\s$`), `heading${level}`] as const),
  ];
  const permitted = rules.filter(([, type]) => blocks.includes(type));
  return inputRules({ rules: permitted.map(([match, type]) => createRule(match, type)) });
}

/** Removes what was typed, and changes the type of its block. The block's other members stay. */
function createRule(match: RegExp, type: string): InputRule {
  return new InputRule(match, ({ tr }, _match, from, to) => changeBlockType(tr.delete(from, to), type, from));
}
