import type { ReactNode } from "react";
import { taxiPhrases } from "../../../catalog/visit/taxi-phrases.ts";
import { textLanguage } from "../../../i18n/localized-text.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import * as css from "./sight.css.ts";

interface TaxiPhraseProps {
  readonly page: Pick<PageContext, "t" | "place" | "locale">;
  /** The address, where the page has a single one. */
  readonly children?: ReactNode;
}

/** What to say to a driver, in the language of the country (row X26). Nothing in a country whose phrase is not known. */
export function TaxiPhrase({ page: { t, place, locale }, children }: TaxiPhraseProps) {
  const phrase = taxiPhrases.get(place.country ?? "");
  if (phrase === undefined) return null;
  return (
    <div className={css.taxi}>
      <p className={css.soft}>{t("sight.taxi")}</p>
      <p className={css.spoken}>
        <span translate="no" {...textLanguage(phrase.language, locale)}>
          {phrase.text}
        </span>
      </p>
      {/* In one paragraph, two texts from left to right would change places line by line on an Arabic page. */}
      {children !== undefined && <p className={css.spoken}>{children}</p>}
    </div>
  );
}
