import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { messages } from "../messages.ts";
import { useMay } from "../session/use-session.ts";
import { useEditorState } from "../store/use-editor.ts";
import { usePublish } from "./use-publish.ts";
import * as styles from "../editor/editor.css.ts";

/** Publishes the draft, or takes the page from its visitors. It says when visitors see the change. */
export function PublishButton() {
  const mayPublish = useMay("publish");
  const state = useEditorState((editor) => editor.state.state);
  const save = useEditorState((editor) => editor.save.kind);
  const { phase, publish, unpublish, dismiss } = usePublish();
  const [isAsking, setAsking] = useState(false);
  if (!mayPublish) return null;
  const hasChanges = state !== "published" || save !== "saved";
  return (
    <>
      <span className={phase.kind === "failed" ? styles.saveFault : styles.saveState} role="status">
        {phase.text}
      </span>
      {state === "published" && !hasChanges && <Button onPress={() => setAsking(true)}>Unpublish</Button>}
      <Button look="primary" isDisabled={!hasChanges || phase.kind === "working"} onPress={() => void publish()}>
        Publish
      </Button>
      {phase.kind === "asks" && (
        <Window title="Publish all the same?" onClose={dismiss}>
          <p className={styles.note}>{phase.text}</p>
          <div className={controls.actions}>
            <Button onPress={dismiss}>{messages.cancel}</Button>
            <Button look="danger" onPress={() => void publish(true)}>
              Publish, and lose the address
            </Button>
          </div>
        </Window>
      )}
      {isAsking && (
        <Window title="Take this page from its visitors?" onClose={() => setAsking(false)}>
          <p className={styles.note}>
            Its address answers with a not-found page. The document and its history stay here.
          </p>
          <div className={controls.actions}>
            <Button onPress={() => setAsking(false)}>{messages.cancel}</Button>
            <Button
              look="danger"
              onPress={() => {
                setAsking(false);
                void unpublish();
              }}
            >
              Unpublish
            </Button>
          </div>
        </Window>
      )}
    </>
  );
}
