import { messages } from "../messages.ts";
import * as styles from "./message.css.ts";

/** A quiet line while something is read. It appears only after a moment. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={messages.loading}>
      <span className={styles.bar} />
    </div>
  );
}
