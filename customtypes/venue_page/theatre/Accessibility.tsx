import { formatDayText } from "../../../i18n/dates.ts";
import type { Amenity } from "../../../catalog/show/show.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import type { VenueFields } from "../fields.ts";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";

/** The amenities that decide whether one can come at all. */
const decisive: readonly Amenity[] = ["WHEELCHAIR_ACCESS", "LIFT"];

interface AccessibilityProps extends Pick<TheatreProps, "page"> {
  readonly venue: TheatreProps["venue"] | undefined;
  readonly entered: VenueFields["accessibility"];
}

/** What is known of access, each fact with who says so. What nobody confirms is not claimed. */
export function Accessibility({ venue, page, entered }: AccessibilityProps) {
  const { t } = page;
  const facts = [
    ...decisive
      .filter((amenity) => venue?.amenities.includes(amenity))
      .map((amenity) => ({
        fact: t(`venue.amenity.${amenity}`),
        source: sourceOf(venue?.checkedOn, page),
      })),
    ...entered
      .map(({ fact, source }) => ({ fact: page.text(fact), source: page.text(source) }))
      .filter(({ fact, source }) => fact !== "" && source !== "")
      .map(({ fact, source }) => ({ fact, source: t("venue.source", { source }) })),
  ];
  if (facts.length === 0) return null;
  return (
    <Section id="accessibility" title={t("venue.accessibility")}>
      <ul role="list" className={css.list}>
        {facts.map(({ fact, source }) => (
          <li key={fact} className={css.row}>
            {fact}
            <span className={css.soft}>{source}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function sourceOf(checkedOn: string | undefined, { t, locale }: TheatreProps["page"]): string {
  if (checkedOn === undefined) return t("venue.sourceProvider");
  return t("venue.sourceBoxOffice", { date: formatDayText(checkedOn, locale) });
}
