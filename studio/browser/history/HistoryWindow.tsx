import { useState } from "react";
import * as v from "valibot";
import { historySchema } from "../../protocol/document.ts";
import { request, toFailure } from "../api/request.ts";
import { useRead } from "../api/use-read.ts";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import { formatAge } from "../format-age.ts";
import { useMay } from "../session/use-session.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import * as styles from "./history.css.ts";

interface Props {
  readonly onClose: () => void;
}

/** Publications and saves of the document. Each can be brought back into the draft. */
export function HistoryWindow({ onClose }: Props) {
  const editor = useEditor();
  const { id, uid } = useEditorState(({ history }) => history.document);
  const maySave = useMay("save");
  const [fault, setFault] = useState("");
  const path = `documents/${encodeURIComponent(id)}/history`;
  const { data, error, mutate } = useRead(path, historySchema);
  const restore = async (revision: number) => {
    try {
      await editor.flush();
      await request(`${path}/${revision}/restore`, v.unknown(), { method: "POST", body: {} });
      await editor.reload();
      onClose();
    } catch (failure) {
      setFault(toFailure(failure).message);
    }
  };
  return (
    <Window title="History" onClose={onClose}>
      {fault !== "" && <p role="alert">{fault}</p>}
      {data === undefined && (error === undefined ? <Waiting /> : <Failed error={error} retry={() => void mutate()} />)}
      <ol className={styles.list}>
        {data?.results.map(({ kind, revision, at, author, label, removed }) => (
          <li key={`${kind} ${revision}`} className={styles.entry}>
            <span className={styles.kind}>{describeEntry(kind, removed)}</span>
            <span className={styles.text}>
              {formatAge(at)}
              {author !== "" && ` by ${author}`}
              {label !== "" && label !== uid && ` · ${label}`}
            </span>
            {maySave && !removed && <Button onPress={() => void restore(revision)}>Restore</Button>}
          </li>
        ))}
      </ol>
    </Window>
  );
}

function describeEntry(kind: "publication" | "save", removed: boolean): string {
  if (kind === "save") return "Saved";
  return removed ? "Unpublished" : "Published";
}
