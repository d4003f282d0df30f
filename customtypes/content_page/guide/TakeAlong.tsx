import { taxiPhrases } from "../../../catalog/visit/taxi-phrases.ts";
import { textLanguage } from "../../../i18n/localized-text.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import * as css from "./guide.css.ts";

/** What to print before one goes, and what to say to a driver. Each stop has its address (row X26). */
export function TakeAlong({ page: { t, place, locale } }: { readonly page: PageContext }) {
  const phrase = taxiPhrases.get(place.country ?? "");
  return (
    <Section id="take-along" title={t("guide.takeAlong")} width="text">
      <p className={css.print}>{t("guide.print")}</p>
      {phrase && (
        <div className={css.taxi}>
          <p className={css.soft}>{t("sight.taxi")}</p>
          <p className={css.spoken} translate="no" {...textLanguage(phrase.language, locale)}>
            {phrase.text}
          </p>
        </div>
      )}
    </Section>
  );
}
