import { messages } from "../messages.ts";
import { useMay } from "../session/use-session.ts";
import type { SaveState } from "../store/save-state.ts";
import { useEditorState } from "../store/use-editor.ts";
import * as styles from "./editor.css.ts";

/** Says whether the draft on the server is what is shown, and to a viewer that nothing can be changed. */
export function SaveStatus() {
  const save = useEditorState((state) => state.save);
  const hasFault = save.kind === "refused" || save.kind === "forbidden";
  const text = useMay("save") ? describeSave(save) : "View only";
  return (
    <span
      className={hasFault ? styles.saveFault : styles.saveState}
      role="status"
      title={save.kind === "offline" ? messages.offline : text}
    >
      {text}
    </span>
  );
}

function describeSave(save: SaveState): string {
  switch (save.kind) {
    case "saved":
      return "Saved";
    case "unsaved":
      return "Not saved yet";
    case "saving":
      return "Saving…";
    case "offline":
      return "No connection, not saved";
    case "refused":
      return save.faults === 0 ? save.message : `Not saved: ${countFaults(save.faults)}`;
    default:
      return save.message;
  }
}

function countFaults(count: number): string {
  return count === 1 ? "a field is not valid" : `${count} fields are not valid`;
}
