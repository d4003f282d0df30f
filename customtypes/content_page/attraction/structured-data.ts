import type { OpeningSchedule, PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import { closedDatesFrom, seasonsFrom } from "../../../catalog/sight/opening-on.ts";
import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import { addressNode, geoNode } from "../../../blocks/places/place-nodes.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";
import type { ContentFields } from "../fields.ts";
import { accessFacts } from "./access-facts.ts";
import { todayAt } from "./join-visit-facts.ts";

/** Returns a sight as search engines read it: what the page shows of it, and no more. */
export function attractionNode(sight: PointOfInterest, fields: ContentFields, page: PageContext): StructuredNode {
  const { name, summary, location, schedules } = sight;
  const today = todayAt(page);
  const hours = [
    ...seasonsFrom(today, schedules).flatMap(hoursNodes),
    ...closedDatesFrom(today, schedules).map((date) => hoursNode(closedDay, { startDate: date, endDate: date })),
  ];
  return {
    "@type": "TouristAttraction",
    "@id": nodeId(page, "attraction"),
    name: name.text,
    url: canonicalUrl(page, page.locale.code),
    ...(summary.text !== "" && fields.intro.source === "" && { description: summary.text }),
    ...(location && { ...addressNode(location), ...geoNode(location) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...amenitiesNode(fields, page),
  };
}

/** Returns amenities: present ones are true, missing ones false, and partial ones in words. */
function amenitiesNode(fields: ContentFields, page: PageContext): object {
  const amenityFeature = accessFacts(fields, page).map(({ name, value, isAvailable }) => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: isAvailable ?? value,
  }));
  return amenityFeature.length === 0 ? {} : { amenityFeature };
}

/** Each weekday of a season. */
function hoursNodes({ days, ...dates }: OpeningSchedule): readonly object[] {
  return days.map((day) => ({
    ...hoursNode(day.closed ? closedDay : day, dates),
    dayOfWeek: `https://schema.org/${day.day.charAt(0)}${day.day.slice(1).toLowerCase()}`,
  }));
}

/** A day that is closed opens and closes at midnight, as search engines have it. */
const closedDay = { opens: "00:00", closes: "00:00" };

function hoursNode(
  { opens, closes }: typeof closedDay,
  { startDate: validFrom, endDate: validThrough }: Pick<OpeningSchedule, "startDate" | "endDate">,
): object {
  return { "@type": "OpeningHoursSpecification", opens, closes, validFrom, validThrough };
}
