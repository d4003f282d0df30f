import { Bold, Italic, Link, List, ListOrdered, PilcrowLeft } from "lucide";
import type { Command } from "prosemirror-state";
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar";
import { asRecord, asText } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { findBlockType, isRightToLeft, toggleBlockType, toggleDirection } from "../editing/block-commands.ts";
import { findSpan, hasMark, setSpan, toggleSpan } from "../editing/mark-commands.ts";
import type { Permissions } from "../editing/permissions.ts";
import { messages } from "../messages.ts";
import * as css from "../rich-text.css.ts";
import type { MountedEditor } from "../use-editor-view.ts";
import { BlockTypes } from "./BlockTypes.tsx";
import { PictureButton } from "./PictureButton.tsx";

interface ToolbarProps {
  readonly editor: MountedEditor;
  readonly permissions: Permissions;
  readonly label: string;
  readonly onLink: () => void;
}

const { strong, em, hyperlink, label: labelMark } = richTextSchema.marks;

const lists = new Set(["list-item", "o-list-item"]);

/** Buttons for what the field permits; nothing where it permits plain text only. */
export function Toolbar({ editor: { view, state }, permissions, label, onLink }: ToolbarProps) {
  const { blocks, marks, labels, objects, hasDirection } = permissions;
  if (blocks.length < 2 && marks.size + objects.size === 0 && !hasDirection) return null;
  const run = (command: Command) => () => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const type = findBlockType(state);
  const list = (name: string) => ({ "aria-pressed": type === name, onClick: run(toggleBlockType(name, permissions)) });
  const isLink = findSpan(state, hyperlink) !== undefined;
  return (
    <AriaToolbar aria-label={messages.toolbar(label)} className={css.toolbar}>
      {blocks.some((each) => !lists.has(each)) && blocks.length > 1 && (
        <BlockTypes editor={{ view, state }} permissions={permissions} />
      )}
      {marks.has("strong") && (
        <IconButton
          icon={Bold}
          label={messages.bold}
          aria-pressed={hasMark(state, strong)}
          onClick={run(toggleSpan(strong))}
        />
      )}
      {marks.has("em") && (
        <IconButton
          icon={Italic}
          label={messages.italic}
          aria-pressed={hasMark(state, em)}
          onClick={run(toggleSpan(em))}
        />
      )}
      {marks.has("hyperlink") && (
        <IconButton
          icon={Link}
          label={messages.link}
          aria-pressed={isLink}
          disabled={state.selection.empty && !isLink}
          onClick={onLink}
        />
      )}
      {blocks.includes("list-item") && (
        <IconButton icon={List} label={messages.types["list-item"]} {...list("list-item")} />
      )}
      {blocks.includes("o-list-item") && (
        <IconButton icon={ListOrdered} label={messages.types["o-list-item"]} {...list("o-list-item")} />
      )}
      {labels.map((name) => (
        <button
          key={name}
          type="button"
          className={css.label}
          aria-pressed={readLabel(state) === name}
          onClick={run(toggleLabel(name))}
        >
          {name}
        </button>
      ))}
      {objects.has("image") && <PictureButton editor={{ view, state }} />}
      {hasDirection && (
        <IconButton
          icon={PilcrowLeft}
          label={messages.rightToLeft}
          aria-pressed={isRightToLeft(state)}
          onClick={run(toggleDirection)}
        />
      )}
    </AriaToolbar>
  );
}

function readLabel(state: MountedEditor["state"]): string {
  const source: Json = findSpan(state, labelMark)?.mark.attrs["source"] ?? null;
  return asText(asRecord(asRecord(source)["data"])["label"]);
}

function toggleLabel(name: string): Command {
  return (state, dispatch) => setSpan(labelMark, readLabel(state) === name ? null : { label: name })(state, dispatch);
}
