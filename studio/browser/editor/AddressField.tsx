import { useId } from "react";
import { useAddress } from "../documents/use-address.ts";
import { formatAddress } from "../documents/format-address.ts";
import { useMove } from "../publish/use-move.ts";
import * as controls from "../controls/controls.css.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import * as styles from "./editor.css.ts";

/** The address of a page. Publishing offers a redirect for a page that moves. */
export function AddressField() {
  const { edit } = useEditor();
  const { id, uid, lang } = useEditorState(({ history }) => history.document);
  const note = useAddress(uid ?? "", lang, id);
  const move = useMove();
  const faults = useEditorState((state) => state.problems).filter(
    ({ slice, field }) => slice === null && field === "uid",
  );
  const name = useId();
  return (
    <div className={styles.addressLabel}>
      <label htmlFor={name}>Address</label>
      <input
        id={name}
        aria-describedby={`${name}-notes`}
        className={controls.search}
        value={uid ?? ""}
        spellCheck={false}
        onChange={({ target }) => edit({ part: "uid", path: [], value: target.value, label: "Address", key: "uid" })}
      />
      <div id={`${name}-notes`} className={styles.note} role="status">
        {note}
        {move !== undefined && <MoveNote from={move.from} />}
      </div>
      {faults.map(({ message, hint }) => (
        <span key={message} className={styles.saveFault} role="alert">
          {message} {hint}
        </span>
      ))}
    </div>
  );
}

function MoveNote({ from }: { readonly from: string }) {
  return (
    <p className={styles.note}>
      Visitors find it at {formatAddress(from)} until you publish. Publishing offers a redirect from there.
    </p>
  );
}
