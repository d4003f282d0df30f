import { nearbyVenues } from "../../../catalog/venue/nearby.ts";
import { distanceText } from "../../../ui/map/distance-text.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";
import { venuesOf } from "./venue-of.ts";

/** Theatres on the page. */
const most = 4;

/** The nearest theatres that have a page here, with the distance. */
export function Nearby({ venue, page }: TheatreProps) {
  const near = nearbyVenues(venue, venuesOf(page.place, page.snapshot)).flatMap(({ venue: other, kilometres }) => {
    const href = page.placePath({ venue: other.key });
    return href === undefined ? [] : [{ ...other, kilometres, href }];
  });
  if (near.length === 0) return null;
  return (
    <Section id="nearby" title={page.t("venue.nearby")}>
      <ul role="list" className={css.list}>
        {near.slice(0, most).map(({ key, name, kilometres, href }) => (
          <li key={key} className={css.row}>
            <TextLink href={href}>{name.text}</TextLink>
            <span className={css.soft}>{distanceText(kilometres, page.locale)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
