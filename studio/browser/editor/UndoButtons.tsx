import { Redo2, Undo2 } from "lucide";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import * as styles from "./editor.css.ts";

/** Undo and redo, with what they change. */
export function UndoButtons() {
  const { undo, redo } = useEditor();
  const last = useEditorState(({ history }) => history.past.at(-1));
  const next = useEditorState(({ history }) => history.future[0]);
  const buttons = [
    { name: "Undo", icon: Undo2, change: last, run: undo },
    { name: "Redo", icon: Redo2, change: next, run: redo },
  ];
  return (
    <div className={styles.group}>
      {buttons.map(({ name, icon, change, run }) => (
        <Button
          key={name}
          look="plain"
          aria-label={change === undefined ? name : `${name}: ${change.label}`}
          isDisabled={change === undefined}
          onPress={run}
        >
          <Icon icon={icon} />
        </Button>
      ))}
    </div>
  );
}
