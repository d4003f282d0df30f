import { formatAddress } from "../../../catalog/place/format-address.ts";
import { toGeoPoint } from "../../../catalog/place/place.ts";
import { pickLanguage } from "../../../i18n/localized-text.ts";
import { RichTextView } from "../../../renderer/index.ts";
import { NeighborhoodFigure } from "../../../blocks/maps/NeighborhoodFigure.tsx";
import { Prose } from "../../../ui/primitives/Prose.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { VenueFields } from "../fields.ts";
import type { TheatreProps } from "./theatre-props.ts";
import { listLandmarks } from "./find-venue.ts";

interface GettingThereProps extends Pick<TheatreProps, "page"> {
  readonly venue: TheatreProps["venue"] | undefined;
  readonly text: VenueFields["getting_there"];
}

/** The editors' directions, and the theatre on our own map. */
export function GettingThere({ venue, page, text }: GettingThereProps) {
  if ((venue?.location === undefined || formatAddress(venue.location) === "") && text.length === 0) return null;
  return (
    <Section id="getting-there" title={page.t("venue.gettingThere")}>
      {text.length > 0 && (
        <Prose>
          <RichTextView value={text} page={page} />
        </Prose>
      )}
      {venue && <OnTheMap venue={venue} page={page} />}
    </Section>
  );
}

/** The address, on a map where its point is known. */
function OnTheMap({ venue: { name, location }, page }: TheatreProps) {
  if (location === undefined) return null;
  const [point, language] = [toGeoPoint(location), pickLanguage(location)];
  const address = formatAddress(location);
  const line = address !== "" && (
    <bdi translate="no" {...language}>
      {address}
    </bdi>
  );
  if (point === undefined) return line && <p>{line}</p>;
  return (
    <NeighborhoodFigure
      place={{ name: name.text, address: location.address, ...point, ...language }}
      landmarks={listLandmarks(page.place, page.snapshot)}
      locale={page.locale}
      t={page.t}
    >
      {line}
    </NeighborhoodFigure>
  );
}
