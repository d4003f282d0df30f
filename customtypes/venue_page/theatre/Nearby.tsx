import { nearbyVenues } from "../../../catalog/venue/nearby.ts";
import { distanceText } from "../../../blocks/maps/distance-text.ts";
import { Section } from "../../../ui/primitives/Section.tsx";
import { TextLink } from "../../../ui/primitives/links.tsx";
import type { TheatreProps } from "./theatre-props.ts";
import * as css from "./TheatrePage.css.ts";
import { listCityVenues } from "./find-venue.ts";

/** Theatres on the page. */
const maxTheatres = 4;

/** The nearest theatres, with the distance. Those that have a page here are links. */
export function Nearby({ venue, page }: TheatreProps) {
  const near = nearbyVenues(venue, listCityVenues(page.place, page.snapshot)).slice(0, maxTheatres);
  if (near.length === 0) return null;
  return (
    <Section id="nearby" title={page.t("venue.nearby")}>
      <ul role="list" className={css.list}>
        {near.map(({ venue: { key, name }, kilometers }) => (
          <li key={key} className={css.row}>
            <Theatre name={name.text} href={page.places.findPath({ venue: key })} />
            <span className={css.soft}>{distanceText(kilometers, page.locale)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface TheatreName {
  readonly name: string;
  readonly href: string | undefined;
}

function Theatre({ name, href }: TheatreName) {
  return <bdi translate="no">{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</bdi>;
}
