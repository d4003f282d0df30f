import type { ReactElement } from "react";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
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
  const layout = layoutFor(shows.length, "row");
  return (
    <Section id="upcoming" title={title}>
      <CardGrid layout={layout} label={title}>
        {upcomingCards(shows, page, { layout })}
      </CardGrid>
    </Section>
  );
}

interface UpcomingPlace {
  readonly layout: "row" | "list";
  /** How many other cards are in the same row or list. */
  readonly others?: number;
}

/** Returns a card of each show: poster, name and when it opens, without a price. */
export function upcomingCards(
  shows: readonly UpcomingShow[],
  page: PageContext,
  { layout, others = 0 }: UpcomingPlace,
): readonly ReactElement[] {
  const widths = cardWidths(layout, shows.length + others);
  const size = layout === "list" ? "l" : "s";
  return shows.map(({ name, note, poster, target }) => {
    page.pictures.choose(poster === undefined ? [] : [[poster]]);
    return (
      <PlaceCard key={target.href} name={name} target={target} image={poster} size={size} widths={widths} page={page}>
        <p>{note}</p>
      </PlaceCard>
    );
  });
}
