import { Choice, type ChoiceProps } from "../controls/Choice.tsx";
import * as styles from "./new-document.css.ts";

/** A choice under its label, which names it already for those who listen. */
export function LabeledChoice(props: ChoiceProps) {
  return (
    <div className={styles.label}>
      <span aria-hidden="true">{props.label}</span>
      <Choice {...props} />
    </div>
  );
}
