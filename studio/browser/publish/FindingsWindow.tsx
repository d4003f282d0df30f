import type { Finding } from "../../protocol/rendering.ts";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { messages } from "../messages.ts";
import * as styles from "../editor/editor.css.ts";

interface Props {
  readonly errors: readonly Finding[];
  readonly onClose: () => void;
  readonly onPublish: () => void;
}

/** Lists the errors of a page before it is published: visitors would not see all of it. */
export function FindingsWindow({ errors, onClose, onPublish }: Props) {
  return (
    <Window title="Publish with errors?" onClose={onClose}>
      <p className={styles.note}>Visitors see the page without what is wrong:</p>
      <ul className={styles.note}>
        {errors.map(({ code, message, slice, field }) => (
          <li key={[code, slice, field, message].join(" ")}>
            <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
      <div className={controls.actions}>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button look="danger" onPress={onPublish}>
          Publish all the same
        </Button>
      </div>
    </Window>
  );
}
