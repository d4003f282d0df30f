import type { ListedDocument } from "../../protocol/document.ts";
import { findNextPlan } from "../../protocol/shared-draft.ts";
import { formatMoment, formatShortMoment } from "../publish/format-moment.ts";
import { stateTexts } from "./state-texts.ts";
import * as styles from "./StateBadge.css.ts";

interface Props {
  readonly document: Pick<ListedDocument, "state" | "overlays">;
}

/** The state of a document: a dot and a word, and the time of a plan. */
export function StateBadge({ document }: Props) {
  const { state } = document;
  const plan = findNextPlan(document);
  const at = plan === undefined ? undefined : new Date(plan);
  return (
    <span className={styles.badge} title={at && formatMoment(at)}>
      <span className={styles.dots[state]} aria-hidden="true" />
      {stateTexts[state]}
      {at !== undefined && <time dateTime={at.toISOString()}>{formatShortMoment(at)}</time>}
    </span>
  );
}
