import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import { focusFirst } from "../controls/focus-first.ts";
import * as controls from "../controls/controls.css.ts";
import { messages } from "../messages.ts";
import { KeepAddress } from "./KeepAddress.tsx";
import { formatMoment, formatWait } from "./format-moment.ts";
import { nextHour, readMoment } from "./read-moment.ts";
import { useMove } from "./use-move.ts";
import * as editor from "../editor/editor.css.ts";
import * as styles from "./publish.css.ts";

interface Props {
  readonly onClose: () => void;
  readonly onSchedule: (at: Date, keeps: boolean) => void;
}

/** Plans the publication of the draft for a time of the editor's zone. */
export function ScheduleWindow({ onClose, onSchedule }: Props) {
  const move = useMove();
  const [text, setText] = useState(() => nextHour());
  const [keeps, setKeeps] = useState(true);
  const at = readMoment(text);
  const wait = at === null ? "now" : formatWait(at);
  const isLater = wait !== "now";
  return (
    <Window title="Publish later" onClose={onClose}>
      <label className={styles.label}>
        Day and time
        <input
          type="datetime-local"
          className={controls.search}
          value={text}
          ref={focusFirst}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={editor.note} role="status">
        {at === null && "Choose a day and a time."}
        {at !== null && (isLater ? `${formatMoment(at)}, ${wait}.` : "This time has passed. Choose a later one.")}
      </p>
      {move !== undefined && <KeepAddress from={move.from} keeps={keeps} onChange={setKeeps} />}
      <p className={editor.note}>Until then, nobody can change this page. Cancel the plan to go on with it.</p>
      <div className={controls.actions}>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button look="primary" isDisabled={!isLater} onPress={() => at && onSchedule(at, keeps)}>
          Schedule
        </Button>
      </div>
    </Window>
  );
}
