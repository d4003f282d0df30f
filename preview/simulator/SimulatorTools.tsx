import { isLocaleCode, type LocaleCode, locales } from "../../i18n/locales.ts";
import * as css from "./SimulatorTools.css.ts";
import type { Simulated } from "./simulated.ts";

interface Props {
  readonly result: Simulated;
  /** Why the last slices are not shown, or empty. */
  readonly problem: string;
  readonly locale: LocaleCode;
  readonly onLocale: (code: LocaleCode) => void;
}

/** In a corner of the frame: what can be corrected about the slices, and their language. English, as findings are. */
export function SimulatorTools({ result, problem, locale, onLocale }: Props) {
  return (
    <aside className={css.tools} lang="en" dir="ltr" aria-label="Simulator">
      {problem !== "" && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.row}>
        <details className={css.details}>
          <summary className={result.count === 0 ? css.summary : css.warning}>Findings ({result.count})</summary>
          <div className={css.panel}>{result.findings}</div>
        </details>
        <select
          aria-label="Language"
          className={css.select}
          value={locale}
          onChange={({ target }) => isLocaleCode(target.value) && onLocale(target.value)}
        >
          {Object.values(locales).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </aside>
  );
}
