import { Plus } from "lucide";
import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import { useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import { useMay } from "../session/use-session.ts";
import { useZone } from "../store/use-zone.ts";
import { OutlineRows } from "./OutlineRows.tsx";
import { SlicePicker } from "./SlicePicker.tsx";
import * as styles from "./outline.css.ts";

/** The slices of the page, in their order and groups. */
export function Outline() {
  const select = useSelect();
  const selected = useEditorState(({ selection }) => selection.slice);
  const { field, tree } = useZone();
  const [isPicking, setPicking] = useState(false);
  const maySave = useMay("save");
  const faults = useEditorState(({ findings }) => findings.filter(({ level }) => level !== "info").length);
  return (
    <nav className={styles.outline} aria-label="Outline">
      <button
        type="button"
        className={selected === null ? styles.pageSelected : styles.page}
        aria-current={selected === null}
        onClick={() => select({ slice: null, field: null })}
      >
        <span className={styles.rowText}>Page settings</span>
        {faults > 0 && <span className={styles.count}>{faults === 1 ? "1 finding" : `${faults} findings`}</span>}
      </button>
      {field !== undefined && (
        <>
          {tree.length === 0 && <p className={styles.empty}>This page has no slices of its own yet.</p>}
          <OutlineRows />
          {maySave && (
            <div className={styles.add}>
              <Button onPress={() => setPicking(true)}>
                <Icon icon={Plus} /> Add a slice
              </Button>
            </div>
          )}
          {isPicking && <SlicePicker onClose={() => setPicking(false)} />}
        </>
      )}
    </nav>
  );
}
