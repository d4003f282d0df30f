import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { messages } from "../messages.ts";
import * as styles from "../editor/editor.css.ts";

interface Props {
  readonly onClose: () => void;
  readonly onUnpublish: () => void;
}

/** Takes a page from its visitors, if that is meant. */
export function UnpublishWindow({ onClose, onUnpublish }: Props) {
  return (
    <Window title="Take this page from its visitors?" onClose={onClose}>
      <p className={styles.note}>Its address answers with a not-found page. The document and its history stay here.</p>
      <div className={controls.actions}>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button look="danger" onPress={onUnpublish}>
          Unpublish
        </Button>
      </div>
    </Window>
  );
}
