import { useState } from "react";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import * as controls from "../controls/controls.css.ts";
import { formatAddress } from "../documents/format-address.ts";
import { messages } from "../messages.ts";
import { KeepAddress } from "./KeepAddress.tsx";
import * as styles from "../editor/editor.css.ts";

interface Props {
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
  readonly onPublish: (keeps: boolean) => void;
}

/** Publishes a page at another address. */
export function MoveWindow({ from, to, onClose, onPublish }: Props) {
  const [keeps, setKeeps] = useState(true);
  return (
    <Window title="Publish at the new address?" onClose={onClose}>
      <p className={styles.note}>
        This page moves from {formatAddress(from)} to {formatAddress(to)}.
      </p>
      <KeepAddress from={from} keeps={keeps} onChange={setKeeps} />
      <div className={controls.actions}>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button look="primary" onPress={() => onPublish(keeps)}>
          {keeps ? "Publish with a redirect" : "Publish without a redirect"}
        </Button>
      </div>
    </Window>
  );
}
