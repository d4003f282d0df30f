import type { Translator } from "../i18n/translator.ts";
import type { PreviewReport } from "./preview-report.ts";
import { LocationLink } from "./LocationLink.tsx";
import * as css from "./PreviewBar.css.ts";

interface Props {
  readonly report: PreviewReport;
  readonly t: Translator;
}

/** Every shortcode of the page, also those in titles and labels, where nothing can be pointed at. */
export function ShortcodeList({ report: { shortcodes, slices, texts }, t }: Props) {
  return (
    <section>
      <h2 className={css.heading}>{t("preview.shortcodes", { count: shortcodes.length })}</h2>
      <ul className={css.list}>
        {shortcodes.map((shortcode, index) => (
          // The same shortcode may stand in one field several times; the list never changes.
          <li key={index} className={css.item}>
            <p className={css.head}>
              <code dir="ltr">{shortcode.source}</code>
              <LocationLink location={shortcode.location} slices={slices} t={t} />
            </p>
            <p>
              {shortcode.problem && <strong className={css.level.warning}>{texts.problem(shortcode.problem)} </strong>}
              {shortcode.problem?.kind !== "unknown" && <bdi>{texts.shows(shortcode)}</bdi>}
            </p>
            {shortcode.problem?.kind !== "unknown" && <p className={css.soft}>{texts.origin(shortcode)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
