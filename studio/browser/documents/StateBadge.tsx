import type { ListedDocument } from "../../protocol/document.ts";
import { stateTexts } from "./state-texts.ts";
import * as styles from "./StateBadge.css.ts";

interface Props {
  readonly state: ListedDocument["state"];
}

/** The state of a document: a dot and a word. */
export function StateBadge({ state }: Props) {
  return (
    <span className={styles.badge}>
      <span className={styles.dots[state]} aria-hidden="true" />
      {stateTexts[state]}
    </span>
  );
}
