import { useState } from "react";
import { useSettledCall } from "../api/use-settled.ts";
import { focusFirst } from "./focus-first.ts";
import * as styles from "./controls.css.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  /** Receives the words once they settle. */
  readonly onChange: (value: string) => void;
  /** Whether what is searched is at hand, so that no letter waits. */
  readonly isInstant?: boolean;
  /** The label if it is undefined. */
  readonly placeholder?: string;
  /** Whether it gets the focus when it appears. */
  readonly isFirst?: boolean;
}

/** A field for words to search by. Letters show at once, and the words are passed on after a pause. */
export function SearchBox(props: Props) {
  const { label, value, onChange, isInstant = false, placeholder = label, isFirst = false } = props;
  const [known, setKnown] = useState(value);
  const [words, setWords] = useState(value);
  const pass = useSettledCall(onChange);
  // The words were changed elsewhere: filters were cleared.
  if (value !== known) {
    setKnown(value);
    setWords(value);
  }
  return (
    <input
      ref={isFirst ? focusFirst : undefined}
      type="search"
      className={styles.search}
      placeholder={placeholder}
      aria-label={label}
      value={words}
      onChange={({ target }) => {
        setWords(target.value);
        if (isInstant) onChange(target.value);
        else pass(target.value);
      }}
    />
  );
}
