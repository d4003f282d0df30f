import * as styles from "./controls.css.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A choice of one of few, as the system renders it. */
export function Choice({ label, value, options, onChange }: Props) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
