import { useEditorState } from "../store/use-editor.ts";
import { useSelect } from "../store/use-select.ts";
import type { Finding } from "../../protocol/rendering.ts";
import * as styles from "./editor.css.ts";
import * as css from "./FindingList.css.ts";

const order: readonly Finding["level"][] = ["error", "warning", "info"];

/** The findings of the page. Each leads to its field. */
export function FindingList() {
  const select = useSelect();
  const findings = useEditorState((state) => state.findings);
  if (findings.length === 0) return null;
  const sorted = findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return (
    <ul className={css.findings} aria-label="Findings">
      {sorted.map(({ code, level, message, hint, slice, field }) => (
        <li key={`${code} ${slice} ${field} ${message}`}>
          <button type="button" className={css.finding} onClick={() => select({ slice, field })}>
            <span className={css.levels[level]}>{message}</span>
            <span className={styles.note}>{hint}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
