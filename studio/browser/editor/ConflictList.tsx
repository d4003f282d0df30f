import { asList, asRecord, asText } from "../../protocol/as-json.ts";
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
          <strong>“{nameField(conflict.path)}” was changed by somebody else too</strong>
          <p className={styles.value} dir="auto">
            {formatValue(conflict.theirs)}
          </p>
          <div className={styles.conflictActions}>
            <Button onPress={() => settle(conflict)}>Keep mine</Button>
            <Button onPress={() => takeTheirs(conflict)}>Take theirs</Button>
          </div>
        </div>
      ))}
    </section>
  );
}

/** "data.slices.hero$1.primary.sub_title" → "Sub title" */
function nameField(path: string): string {
  const name = (path.split(".").at(-1) ?? "").replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a text as it reads, rich text by its blocks, and any other value as JSON. */
function formatValue(value: Conflict["theirs"]): string {
  if (typeof value === "string") return value;
  const texts = asList(value).flatMap((block) => asText(asRecord(block)["text"]));
  return texts.join("\n").trim() || JSON.stringify(value);
}
