import { useState } from "react";
import { findPlan } from "../../protocol/shared-draft.ts";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { messages } from "../messages.ts";
import { useMay } from "../session/use-session.ts";
import { useEditorState } from "../store/use-editor.ts";
import { PublishWindows, type Opened } from "./PublishWindows.tsx";
import { useMove } from "./use-move.ts";
import { usePublish } from "./use-publish.ts";
import * as styles from "../editor/editor.css.ts";
import { done, fault } from "./publish.css.ts";

/** Publishes the draft, now or later, or takes the page from its visitors. It says when visitors see the change. */
export function PublishButton() {
  const mayPublish = useMay("publish");
  const state = useEditorState((editor) => editor.state);
  const save = useEditorState((editor) => editor.save.kind);
  const publishing = usePublish();
  const move = useMove();
  const errors = useEditorState(({ findings }) => findings).filter(({ level }) => level === "error");
  const [opened, setOpened] = useState<Opened>();
  if (!mayPublish) return null;
  const { phase, publish, dismiss } = publishing;
  const isPlanned = findPlan(state) !== undefined;
  const hasChanges = !isPlanned && (state.state !== "published" || save !== "saved");
  const isWorking = phase.kind === "working";
  // The text is about what was published, and the page has changed since.
  const isOver = phase.kind === "done" && save !== "saved";
  const publishOrMove = () => {
    setOpened(move === undefined ? undefined : "move");
    if (move === undefined) void publish();
  };
  return (
    <>
      <span className={phase.kind === "failed" ? fault : done} role="status" title={phase.text}>
        {!isOver && phase.text}
      </span>
      {state.state === "published" && !hasChanges && <Button onPress={() => setOpened("unpublish")}>Unpublish</Button>}
      {hasChanges && (
        <Button isDisabled={isWorking} onPress={() => setOpened("schedule")}>
          Publish later
        </Button>
      )}
      <Button
        look="primary"
        isDisabled={!hasChanges || isWorking}
        onPress={() => (errors.length > 0 ? setOpened("findings") : publishOrMove())}
      >
        Publish
      </Button>
      <PublishWindows
        opened={opened}
        errors={errors}
        publishing={publishing}
        publishOrMove={publishOrMove}
        close={() => setOpened(undefined)}
      />
      {phase.kind === "asks" && (
        <Window title="Publish all the same?" onClose={dismiss}>
          <p className={styles.note}>{phase.text}</p>
          <div className={controls.actions}>
            <Button onPress={dismiss}>{messages.cancel}</Button>
            <Button look="danger" onPress={() => void publish({ acceptLoss: true })}>
              Publish, and lose the address
            </Button>
          </div>
        </Window>
      )}
    </>
  );
}
