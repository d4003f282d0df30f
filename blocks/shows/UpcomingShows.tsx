import type { ReactElement } from "react";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { cardWidths } from "../products/card-widths.ts";
import { PlaceCard } from "../products/PlaceCard.tsx";
import type { PageContext } from "../../renderer/index.ts";
import type { UpcomingShow } from "./upcoming-shows.ts";

interface UpcomingShowsProps {
  readonly shows: readonly UpcomingShow[];
  readonly page: PageContext;
}

/** Renders shows that nobody sells yet, in a separate section; nothing without shows. */
export function UpcomingShows({ shows, page }: UpcomingShowsProps) {
  if (shows.length === 0) return null;
  const title = page.t("venue.upcoming");
  return (
    <Section id="upcoming" title={title}>
      <CardGrid layout="row" label={title}>
        {upcomingCards(shows, page)}
      </CardGrid>
    </Section>
  );
}

/** Returns a card of each show: poster, name and when it opens, without a price. `others` are in the same row. */
export function upcomingCards(shows: readonly UpcomingShow[], page: PageContext, others = 0): readonly ReactElement[] {
  const widths = cardWidths("row", shows.length + others);
  return shows.map(({ name, note, poster, target }) => {
    page.pictures.choose(poster === undefined ? [] : [[poster]]);
    return (
      <PlaceCard key={target.href} name={name} target={target} image={poster} size="s" widths={widths} page={page}>
        <p>{note}</p>
      </PlaceCard>
    );
  });
}
