import { taxiPhrases } from "../../../catalog/visit/taxi-phrases.ts";
import { languageOf, textLanguage } from "../../../i18n/localized-text.ts";
import { MapFigure } from "../../../ui/map/MapFigure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { sightOf } from "../sight/sight-of.ts";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { sightAddress } from "../../../catalog/sight/sight-address.ts";

/** Where the sight is, on our own map, and what to show a driver (row X26). Nothing where its place is not known. */
export function GettingThere({ fields, page }: AttractionProps) {
  const { t, locale } = page;
  const sight = sightOf(page);
  const { latitude, longitude } = sight?.location ?? {};
  if (sight?.location === undefined || latitude === undefined || longitude === undefined) return null;
  const address = sightAddress(sight.location);
  const language = languageOf(sight.location);
  const localAddress = page.text(fields.local_address);
  const phrase = taxiPhrases.get(page.place.country ?? "");
  return (
    <Section id="map" title={t("sight.map")}>
      {phrase && (address !== "" || localAddress !== "") && (
        <div className={css.phrase}>
          <p className={css.soft}>{t("sight.taxi")}</p>
          <p className={css.spoken}>
            <span {...textLanguage(phrase.language, locale)}>{phrase.text}</span>{" "}
            {localAddress === "" ? (
              <bdi translate="no" {...language}>
                {address}
              </bdi>
            ) : (
              <bdi translate="no" {...textLanguage(phrase.language, locale)}>
                {localAddress}
              </bdi>
            )}
          </p>
        </div>
      )}
      <MapFigure
        place={{ name: sight.name.text, address: sight.location.address, latitude, longitude, ...language }}
        locale={locale}
        t={t}
      >
        <bdi translate="no" {...language}>
          {address}
        </bdi>
      </MapFigure>
    </Section>
  );
}
