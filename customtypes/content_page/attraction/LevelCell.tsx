import * as css from "./levels.css.ts";

interface LevelCellProps {
  /** Undefined where it is not known. */
  readonly level: keyof typeof css.level | undefined;
  readonly text: string;
}

/** A cell of a table of levels: a bar, and its level as text. */
export function LevelCell({ level = "closed", text }: LevelCellProps) {
  return (
    <td className={css.cell}>
      <span aria-hidden className={css.level[level]} />
      <span className={css.word}>{text}</span>
    </td>
  );
}
