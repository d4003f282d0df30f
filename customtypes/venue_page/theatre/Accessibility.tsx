import { formatDayText } from "../../../i18n/dates.ts";
import type { Amenity } from "../../../catalog/show/show.ts";
import type { VenueFields } from "../fields.ts";
import { AttributedFacts } from "../../../blocks/shows/evening/AttributedFacts.tsx";
import { enteredFacts } from "../../../blocks/shows/evening/entered-facts.ts";
import type { TheatreProps } from "./theatre-props.ts";

/** The amenities that decide whether one can come at all. */
const decisive: readonly Amenity[] = ["WHEELCHAIR_ACCESS", "LIFT"];

interface AccessibilityProps extends Pick<TheatreProps, "page"> {
  readonly venue: TheatreProps["venue"] | undefined;
  readonly entered: VenueFields["accessibility"];
}

/** Facts about access, each with its source. Unconfirmed facts are not claimed. */
export function Accessibility({ venue, page, entered }: AccessibilityProps) {
  const { t } = page;
  const attribution = formatAttribution(venue?.checkedOn, page);
  const known = decisive
    .filter((amenity) => venue?.amenities.includes(amenity))
    .map((amenity) => ({ fact: t(`venue.amenity.${amenity}`), attribution }));
  const facts = [...known, ...enteredFacts(entered, page)];
  return <AttributedFacts id="accessibility" title={t("venue.accessibility")} facts={facts} />;
}

function formatAttribution(checkedOn: string | undefined, { t, locale }: TheatreProps["page"]): string {
  if (checkedOn === undefined) return t("venue.sourceProvider");
  return t("venue.sourceBoxOffice", { date: formatDayText(checkedOn, locale) });
}
