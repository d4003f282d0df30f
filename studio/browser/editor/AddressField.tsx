import { useCallback } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import type { Json } from "../../protocol/document.ts";
import type { FieldSpec } from "../../protocol/models/field-spec.ts";
import { useSettled } from "../api/use-settled.ts";
import { formatAddress } from "../documents/format-address.ts";
import { useAddress } from "../documents/use-address.ts";
import { FieldForm } from "../fields/index.ts";
import { useMove } from "../publish/use-move.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { useFaults } from "./use-faults.ts";
import * as styles from "./editor.css.ts";

const spec: FieldSpec = { type: "UID", name: "uid", label: "Address", placeholder: "www.tessera.example.rome" };
const path: Path = ["uid"];

/** The address of a page. Publishing offers a redirect for a page that moves. */
export function AddressField() {
  const { edit } = useEditor();
  const { id, uid, lang } = useEditorState(({ history }) => history.document);
  const { note } = useAddress(useSettled(uid ?? ""), lang, id);
  const move = useMove();
  const faults = useFaults();
  const onChange = useCallback(
    (_path: Path, value: Json) => edit({ part: "uid", path: [], value, label: spec.label, key: "uid" }),
    [edit],
  );
  return (
    <div className={styles.address}>
      <FieldForm spec={spec} value={uid} path={path} onChange={onChange} {...faults} />
      <div className={styles.note} role="status">
        {note}
        {move !== undefined && <MoveNote from={move.from} />}
      </div>
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
