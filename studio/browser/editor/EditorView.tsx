import { useEffect, useState } from "react";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { openEditor, type OpenEditor } from "../store/open-editor.ts";
import { EditorProvider } from "../store/use-editor.ts";
import { EditorLayout } from "./EditorLayout.tsx";

interface Props {
  readonly id: string;
}

/** Opens a document and edits it. */
export function EditorView({ id }: Props) {
  const [editor, setEditor] = useState<OpenEditor>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let opened: OpenEditor | undefined;
    setError(undefined);
    openEditor(id).then((found) => {
      opened = found;
      if (isLeft) found.close();
      else setEditor(found);
    }, setError);
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [id, attempt]);
  if (error !== undefined) return <Failed error={error} retry={() => setAttempt(attempt + 1)} />;
  if (editor === undefined) return <Waiting />;
  return (
    <EditorProvider value={editor}>
      <EditorLayout />
    </EditorProvider>
  );
}
