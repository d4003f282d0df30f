import type { Translator } from "../i18n/translator.ts";
import type { PreviewReport } from "./preview-report.ts";
import { LocationLink } from "./LocationLink.tsx";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly report: Pick<PreviewReport, "diagnostics" | "slices">;
  readonly t: Translator;
}

/** The diagnostics of a page: what happened, what to do, and where. Messages are English, as in the log. */
export function FindingList({ report: { diagnostics, slices }, t }: Props) {
  return (
    <section>
      <h2 className={css.heading}>{t("preview.findings", { count: diagnostics.length })}</h2>
      {diagnostics.length === 0 && <p>{t("preview.noFindings")}</p>}
      <ul className={css.list}>
        {diagnostics.map(({ code, level, message, hint, location }) => (
          <li key={`${code} ${message} ${location.slice} ${location.field}`} className={css.item}>
            <p className={css.head}>
              <strong className={css.level[level]}>{t(`preview.${level}`)}</strong>
              <LocationLink location={location} slices={slices} t={t} />
            </p>
            <p lang="en" dir="ltr">
              {message}
            </p>
            <p lang="en" dir="ltr" className={css.soft}>
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
