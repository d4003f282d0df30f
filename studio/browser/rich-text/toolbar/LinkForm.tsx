import { asRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import * as controls from "../../controls/controls.css.ts";
import { LinkTarget } from "../../fields/link/LinkTarget.tsx";
import { findSpan, setSpan } from "../editing/mark-commands.ts";
import { messages } from "../messages.ts";
import * as css from "../rich-text.css.ts";
import type { MountedEditor } from "../use-editor-view.ts";

interface LinkFormProps {
  readonly editor: MountedEditor;
  readonly onClose: () => void;
}

const { hyperlink } = richTextSchema.marks;

/** The form of the link at the selection. */
export function LinkForm({ editor: { view, state }, onClose }: LinkFormProps) {
  const source: Json = findSpan(state, hyperlink)?.mark.attrs["source"] ?? null;
  const link = asRecord(asRecord(source)["data"]);
  const change = (next: Json) => setSpan(hyperlink, next)(view.state, view.dispatch);
  const remove = () => {
    setSpan(hyperlink, null)(view.state, view.dispatch);
    onClose();
  };
  return (
    // Escape closes the form from any of its controls.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={messages.linkForm}
      className={css.linkForm}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <LinkTarget link={link} select={null} targets={[]} mayOpenTab onChange={change} hasFocus />
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={onClose}>
          {messages.done}
        </button>
        <button type="button" className={controls.quietButton} onClick={remove}>
          {messages.removeLink}
        </button>
      </div>
    </div>
  );
}
