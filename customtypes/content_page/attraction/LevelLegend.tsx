import * as css from "./levels.css.ts";

interface LegendProps {
  readonly levels: readonly { readonly level: keyof typeof css.level; readonly text: string }[];
}

/** Meaning of the bars of a table. The cells have it in words for screen readers. */
export function LevelLegend({ levels }: LegendProps) {
  return (
    <ul role="list" aria-hidden className={css.legend}>
      {levels.map(({ level, text }) => (
        <li key={level} className={css.entry}>
          <span className={css.sample}>
            <span className={css.level[level]} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
