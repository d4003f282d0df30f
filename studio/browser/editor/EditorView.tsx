import { useEffect, useEffectEvent, useState } from "react";
import { findPlan } from "../../protocol/shared-draft.ts";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { FrozenProvider } from "../session/use-session.ts";
import { openEditor, type OpenEditor } from "../store/open-editor.ts";
import { EditorProvider, useEditorState } from "../store/use-editor.ts";
import { EditorLayout } from "./EditorLayout.tsx";

interface Props {
  readonly id: string;
}

/** Opens a document and edits it. */
export function EditorView({ id }: Props) {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  if (failure !== undefined) return <Failed error={failure.error} retry={() => setFailure(undefined)} />;
  return <OpeningEditor id={id} onFailed={(error) => setFailure({ error })} />;
}

function OpeningEditor({ id, onFailed }: Props & { readonly onFailed: (error: unknown) => void }) {
  const [editor, setEditor] = useState<OpenEditor>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isLeft = false;
    let opened: OpenEditor | undefined;
    const open = async () => {
      try {
        opened = await openEditor(id);
        if (isLeft) opened.close();
        else setEditor(opened);
      } catch (error) {
        if (!isLeft) fail(error);
      }
    };
    void open();
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [id]);
  if (editor === undefined) return <Waiting />;
  return (
    <EditorProvider value={editor}>
      <FreezablePage />
    </EditorProvider>
  );
}

/** Offers no change while the document is scheduled: the server would refuse it. */
function FreezablePage() {
  const isPlanned = useEditorState(({ state }) => findPlan(state) !== undefined);
  return (
    <FrozenProvider value={isPlanned}>
      <EditorLayout />
    </FrozenProvider>
  );
}
