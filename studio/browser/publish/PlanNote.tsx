import { useEffect, useState } from "react";
import { findPlan } from "../../protocol/shared-draft.ts";
import { Button } from "../controls/Button.tsx";
import { readClock } from "../format-age.ts";
import { useMay } from "../session/use-session.ts";
import { useEditor, useEditorState } from "../store/use-editor.ts";
import { formatMoment, formatWait } from "./format-moment.ts";
import { usePublish } from "./use-publish.ts";
import * as editorStyles from "../editor/editor.css.ts";
import * as styles from "./publish.css.ts";

/** Milliseconds until the wait is written again, and after its time until the publication is looked for. */
const tickMs = 20_000;

/** Says when a scheduled document is published, and why nothing of it can be changed. */
export function PlanNote() {
  const { reload, store } = useEditor();
  const mayCancel = useMay("publish");
  const { phase, cancelPlan } = usePublish();
  const plan = useEditorState(({ state }) => findPlan(state));
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    if (plan === undefined) return undefined;
    const timer = setInterval(() => {
      setNow(readClock());
      const isDue = Date.parse(plan) < readClock();
      // A copy that is not saved is merged when the document is opened again.
      if (isDue && store.getState().save.kind === "saved") void reload().catch(() => undefined);
    }, tickMs);
    return () => clearInterval(timer);
  }, [plan, reload, store]);
  if (plan === undefined) return null;
  const at = new Date(plan);
  return (
    <section className={styles.plan} aria-label="Plan">
      <p className={styles.planText}>
        <strong>Scheduled</strong> for {formatMoment(at)}, {formatWait(at, now)}.
      </p>
      <p className={editorStyles.note}>
        {at.getTime() > now
          ? "Until then, nobody can change it. Publishers can cancel the plan, which leaves it a draft."
          : "If this stays, the content service has refused it. Cancel the plan and publish, to see why."}
      </p>
      {phase.kind === "failed" && (
        <p className={editorStyles.saveFault} role="alert">
          {phase.text}
        </p>
      )}
      {mayCancel && (
        <Button isDisabled={phase.kind === "working"} onPress={() => void cancelPlan()}>
          Cancel the plan
        </Button>
      )}
    </section>
  );
}
