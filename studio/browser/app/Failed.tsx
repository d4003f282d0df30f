import type { ReactNode } from "react";
import { toFailure } from "../api/request.ts";
import { messages } from "../messages.ts";
import { Button } from "../controls/Button.tsx";
import * as styles from "./message.css.ts";

interface Props {
  readonly error: unknown;
  /** Whether it is requested again by itself. */
  readonly isRetrying?: boolean;
  readonly retry: () => void;
  /** Other ways on, such as a link that leads away. */
  readonly children?: ReactNode;
}

/** Says what could not be read, in place of it. */
export function Failed({ error, isRetrying = false, retry, children }: Props) {
  const { code, message, hint } = toFailure(error);
  return (
    <div className={styles.page} role="alert">
      <p className={styles.heading}>{code === "offline" ? messages.offline : message}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {isRetrying && <p className={styles.text}>{messages.retrying}</p>}
      <Button onPress={retry}>{messages.retry}</Button>
      {children}
    </div>
  );
}
