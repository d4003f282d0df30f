import { useAddress } from "../documents/use-address.ts";
import * as controls from "../controls/controls.css.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import * as styles from "./editor.css.ts";

/** The address of a page. Moving a page that is published leaves a redirect to make: the content service names it. */
export function AddressField() {
  const { edit } = useEditor();
  const { id, uid, lang } = useEditorState(({ history }) => history.document);
  const note = useAddress(uid ?? "", lang, id);
  const faults = useEditorState((state) => state.problems).filter(
    ({ slice, field }) => slice === null && field === "uid",
  );
  return (
    <label className={styles.addressLabel}>
      Address
      <input
        className={controls.search}
        value={uid ?? ""}
        spellCheck={false}
        onChange={({ target }) => edit({ part: "uid", path: [], value: target.value, label: "Address", key: "uid" })}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
      {faults.map(({ message, hint }) => (
        <span key={message} className={styles.saveFault} role="alert">
          {message} {hint}
        </span>
      ))}
    </label>
  );
}
