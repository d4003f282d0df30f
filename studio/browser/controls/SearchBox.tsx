import { focusFirst } from "./focus-first.ts";
import * as styles from "./controls.css.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label if it is undefined. */
  readonly placeholder?: string;
  /** Whether it gets the focus when it appears. */
  readonly isFirst?: boolean;
}

/** A field for words to search by. */
export function SearchBox({ label, value, onChange, placeholder = label, isFirst = false }: Props) {
  return (
    <input
      ref={isFirst ? focusFirst : undefined}
      type="search"
      className={styles.search}
      placeholder={placeholder}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
