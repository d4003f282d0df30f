import { toFailure } from "../api/request.ts";
import { messages } from "../messages.ts";
import { Button } from "../controls/Button.tsx";
import * as styles from "./message.css.ts";

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Says what could not be read, in place of it. */
export function Failed({ error, retry }: Props) {
  const { code, message, hint } = toFailure(error);
  return (
    <div className={styles.page} role="alert">
      <p className={styles.heading}>{code === "offline" ? messages.offline : message}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      <Button onPress={retry}>{messages.retry}</Button>
    </div>
  );
}
