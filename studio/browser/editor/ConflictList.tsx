import type { Conflict } from "../../protocol/document.ts";
import { readConflictPath } from "../../protocol/conflict-path.ts";
import { Button } from "../controls/Button.tsx";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import * as styles from "./editor.css.ts";

/** Fields that somebody else changed meanwhile. The page has the editor's own value until the other one is chosen. */
export function ConflictList() {
  const { store, edit } = useEditor();
  const conflicts = useEditorState((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  const settle = (settled: Conflict) =>
    store.setState((state) => ({ conflicts: state.conflicts.filter((conflict) => conflict !== settled) }));
  const takeTheirs = (conflict: Conflict) => {
    edit({ ...readConflictPath(conflict.path), value: conflict.theirs, label: "Other editor's value" });
    settle(conflict);
  };
  return (
    <section className={styles.conflicts} aria-label="Changed by somebody else too">
      {conflicts.map((conflict) => (
        <div key={conflict.path} className={styles.conflict}>
          <strong>{conflict.path.split(".").at(-1)} was changed by somebody else too</strong>
          <p className={styles.value}>{formatValue(conflict.theirs)}</p>
          <div className={styles.group}>
            <Button onPress={() => settle(conflict)}>Keep mine</Button>
            <Button onPress={() => takeTheirs(conflict)}>Take theirs</Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function formatValue(value: Conflict["theirs"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
