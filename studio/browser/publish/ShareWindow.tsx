import { useEffect, useState } from "react";
import { sharedSchema } from "../../protocol/publication.ts";
import { request, toFailure } from "../api/request.ts";
import { Waiting } from "../app/Waiting.tsx";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import * as styles from "../editor/editor.css.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { formatMoment } from "./format-moment.ts";

interface Props {
  readonly onClose: () => void;
}

type Link = { readonly url: string; readonly expiresAt: string };

/** Makes a link that shows the draft on its site to people who do not edit. */
export function ShareWindow({ onClose }: Props) {
  const editor = useEditor();
  const id = useEditorState(({ history }) => history.document.id);
  const [link, setLink] = useState<Link>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    editor
      .flush()
      .then(() => request(`documents/${encodeURIComponent(id)}/share`, sharedSchema, { method: "POST", body: {} }))
      .then(setLink, (error: unknown) => setFault(toFailure(error).message));
  }, [editor, id]);
  return (
    <Window title="Share this draft" onClose={onClose}>
      {fault !== "" && <p role="alert">{fault}</p>}
      {fault === "" && link === undefined && <Waiting />}
      {link && <SharedLink link={link} />}
    </Window>
  );
}

function SharedLink({ link: { url, expiresAt } }: { readonly link: Link }) {
  const [status, setStatus] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus("The link is copied."),
      () => setStatus("This browser can’t copy the link. Select it and copy it."),
    );
  return (
    <>
      <p className={styles.note}>
        Anyone with this link sees the draft as it is saved, until {formatMoment(new Date(expiresAt))}.
      </p>
      <input className={controls.input} aria-label="Link to the draft" readOnly value={url} />
      <div className={controls.actions}>
        <span role="status" className={controls.quiet}>
          {status}
        </span>
        <Button look="primary" onPress={() => void copy()}>
          Copy the link
        </Button>
      </div>
    </>
  );
}
