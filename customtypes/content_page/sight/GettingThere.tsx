import type { PostalAddress } from "../../../catalog/place/place.ts";
import { sightAddress } from "../../../catalog/sight/sight-address.ts";
import { pickLanguage, type LocalizedText } from "../../../i18n/localized-text.ts";
import { enteredAddress, localAddress } from "../../../blocks/places/local-address.ts";
import { cityLandmarks } from "../../../blocks/places/city-landmarks.ts";
import { NeighborhoodFigure } from "../../../blocks/maps/NeighborhoodFigure.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { TaxiPhrase } from "../../../ui/primitives/TaxiPhrase.tsx";
import * as taxi from "../../../ui/primitives/TaxiPhrase.css.ts";
import { findSight } from "./find-sight.ts";
import * as css from "./sight.css.ts";
import type { ContentFields } from "../fields.ts";
import type { PageContext } from "../../../renderer/index.ts";

interface GettingThereProps {
  readonly fields: ContentFields;
  readonly page: PageContext;
}

/**
 * Renders the sight's place among its neighbors (P18), and an address for drivers (X26). Renders nothing without a
 * known place.
 */
export function GettingThere(props: GettingThereProps) {
  const { t, locale, place, snapshot } = props.page;
  const sight = findSight(props.page);
  const { latitude, longitude } = sight?.location ?? {};
  if (sight?.location === undefined || latitude === undefined || longitude === undefined) return null;
  const { location } = sight;
  const address = { text: sightAddress(location), ...pickLanguage(location) };
  const spoken = spokenAddress(props, location);
  return (
    <Section id="map" title={t("sight.map")}>
      {spoken.text !== "" && (
        <div className={css.taxi}>
          <TaxiPhrase country={place.country} locale={locale} t={t}>
            <p className={taxi.spoken}>
              <Address address={spoken} />
            </p>
          </TaxiPhrase>
        </div>
      )}
      <NeighborhoodFigure
        landmarks={cityLandmarks(place.city, snapshot)}
        place={{ name: sight.name.text, address: location.address, latitude, longitude, ...pickLanguage(location) }}
        locale={locale}
        t={t}
      >
        <Address address={address} />
      </NeighborhoodFigure>
    </Section>
  );
}

/** Returns what a driver reads: the entered address, else that of the provider with its town's own name. */
function spokenAddress({ fields, page }: GettingThereProps, location: PostalAddress): LocalizedText {
  const entered = page.text(fields.local_address);
  return entered === "" ? localAddress(location, page) : enteredAddress(entered, page);
}

function Address({ address }: { readonly address: LocalizedText }) {
  return (
    <bdi translate="no" {...pickLanguage(address)}>
      {address.text}
    </bdi>
  );
}
