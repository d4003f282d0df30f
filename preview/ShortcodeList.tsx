import type { Translator } from "../i18n/translator.ts";
import type { PreviewReport } from "./preview-report.ts";
import { LocationLink } from "./LocationLink.tsx";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly report: PreviewReport;
  readonly t: Translator;
}

/** Every shortcode of the page, also those in titles and labels, where nothing can be pointed at. */
export function ShortcodeList({ report: { shortcodes, slices, words }, t }: Props) {
  return (
    <section>
      <h2 className={css.heading}>{t("preview.shortcodes", { count: shortcodes.length })}</h2>
      <ul className={css.list}>
        {shortcodes.map((use, index) => (
          // The same shortcode may stand in one field several times; the list never changes.
          <li key={index} className={css.item}>
            <p className={css.head}>
              <code dir="ltr">{use.source}</code>
              <LocationLink location={use.location} slices={slices} t={t} />
            </p>
            <p>
              {use.problem && <strong className={css.level.warning}>{words.problem(use.problem)} </strong>}
              {use.problem?.kind !== "unknown" && <bdi>{words.shows(use)}</bdi>}
            </p>
            {use.problem?.kind !== "unknown" && <p className={css.soft}>{words.origin(use)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
