import type { ListedDocument } from "../../protocol/document.ts";
import { findingTexts } from "./state-texts.ts";
import * as styles from "./documents.css.ts";

interface Props {
  readonly document: Pick<ListedDocument, "findings" | "state">;
}

/** Renders the number of a page's findings. Renders nothing for a page without findings, and for an archived one. */
export function FindingCount({ document: { findings, state } }: Props) {
  if (state === "archived" || findings === 0) return null;
  if (findings === null) return <span className={styles.unchecked}>{findingTexts.unknown}</span>;
  return <span className={styles.problem}>{findings === 1 ? "1 finding" : `${findings} findings`}</span>;
}
