import * as controls from "../controls/controls.css.ts";
import * as styles from "./new-document.css.ts";

interface Props {
  readonly path: string;
  /** Why the address can't be used, or where the page is. */
  readonly note: string;
  readonly onChange: (path: string) => void;
}

/** The part of a new page's address behind its host. */
export function PathField({ path, note, onChange }: Props) {
  return (
    <label className={styles.label}>
      Path
      <input
        className={controls.search}
        placeholder="rome/food-tours"
        value={path}
        required
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
    </label>
  );
}
