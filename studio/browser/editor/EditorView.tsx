import { Link } from "wouter";
import { findPlan } from "../../protocol/shared-draft.ts";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import { lastList } from "../documents/last-list.ts";
import { messages } from "../messages.ts";
import { FrozenProvider } from "../session/use-session.ts";
import { EditorProvider, useEditorState } from "../store/use-editor.ts";
import { useOpenEditor } from "../store/use-open-editor.ts";
import { EditorLayout } from "./EditorLayout.tsx";
import * as styles from "../app/message.css.ts";

interface Props {
  readonly id: string;
}

/** Opens a document and edits it. */
export function EditorView({ id }: Props) {
  const { editor, failure, retry } = useOpenEditor(id);
  if (editor !== undefined) {
    return (
      <EditorProvider value={editor}>
        <FreezablePage />
      </EditorProvider>
    );
  }
  if (failure === undefined) return <Waiting />;
  return (
    <Failed error={failure.error} isRetrying={failure.isOutage} retry={retry}>
      <Link href={lastList.getState().address} className={styles.link}>
        {messages.allDocuments}
      </Link>
    </Failed>
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
