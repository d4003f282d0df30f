import { ChevronsUpDown } from "lucide";
import { Icon } from "./Icon.tsx";
import * as styles from "./Choice.css.ts";

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of one of few. Its list is the system's. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.sign}>
        <Icon icon={ChevronsUpDown} size={12} />
      </span>
    </span>
  );
}
