import { pickLanguage } from "../../i18n/localized-text.ts";
import type { PageContext } from "../../renderer/index.ts";
import { TaxiPhrase } from "../../ui/primitives/TaxiPhrase.tsx";
import * as css from "./ItineraryDay.css.ts";
import type { Stop } from "./list-stops.ts";

interface TaxiCardProps {
  readonly stops: readonly Stop[];
  readonly page: PageContext;
}

/**
 * Renders a phrase for drivers, and the address of each stop as it is written there (X26). Renders nothing without
 * addresses.
 */
export function TaxiCard({ stops, page: { place, locale, t } }: TaxiCardProps) {
  const addressed = stops.filter(({ address }) => address.text !== "");
  if (addressed.length === 0) return null;
  return (
    <div className={css.taxi}>
      <TaxiPhrase country={place.country} locale={locale} t={t}>
        <ol role="list" className={css.addresses}>
          {addressed.map(({ number, address }) => (
            <li key={number} className={css.addressed}>
              <span aria-hidden className={css.number}>
                {number}
              </span>
              <bdi translate="no" {...pickLanguage(address)}>
                {address.text}
              </bdi>
            </li>
          ))}
        </ol>
      </TaxiPhrase>
    </div>
  );
}
