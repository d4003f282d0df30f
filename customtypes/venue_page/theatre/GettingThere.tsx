import { languageOf } from "../../../i18n/localized-text.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { MapFigure } from "../../../ui/map/MapFigure.tsx";
import { Prose } from "../../../ui/primitives/Prose.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { VenueFields } from "../fields.ts";
import { addressOf } from "../../../catalog/place/address-of.ts";
import type { TheatreProps } from "./theatre-props.ts";

interface GettingThereProps extends Pick<TheatreProps, "page"> {
  readonly venue: TheatreProps["venue"] | undefined;
  readonly text: VenueFields["getting_there"];
}

/** What editors say of the way, and the house on our own map. */
export function GettingThere({ venue, page, text }: GettingThereProps) {
  const { locale, t } = page;
  const location = venue?.location;
  const address = location ? addressOf(location) : "";
  if (address === "" && text.length === 0) return null;
  const { latitude, longitude } = location ?? {};
  const language = languageOf(location ?? {});
  const line = address !== "" && (
    <bdi translate="no" {...language}>
      {address}
    </bdi>
  );
  return (
    <Section id="getting-there" title={t("venue.gettingThere")}>
      {text.length > 0 && (
        <Prose>
          <RichTextView value={text} page={page} />
        </Prose>
      )}
      {latitude === undefined || longitude === undefined ? (
        line && <p>{line}</p>
      ) : (
        <MapFigure
          place={{ name: venue?.name.text ?? "", address: location?.address ?? "", latitude, longitude, ...language }}
          locale={locale}
          t={t}
        >
          {line}
        </MapFigure>
      )}
    </Section>
  );
}
