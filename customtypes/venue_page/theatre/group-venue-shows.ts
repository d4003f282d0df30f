import type { Product } from "../../../catalog/product/product.ts";
import { showStateAt } from "../../../catalog/show/sale.ts";
import type { ShowState } from "../../../catalog/show/show-dates.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { type UpcomingShow, upcomingShows } from "../../../blocks/shows/upcoming-shows.ts";
import { pagePath } from "../../../routing/page-address.ts";
import type { Venue } from "../../../catalog/venue/venue.ts";
import { parseDate } from "../../../i18n/dates.ts";

/** The shows of a theatre by where they are in their life (C12). */
interface VenueShows {
  readonly now: readonly Product[];
  /** The next to open is first; those without a day are last. */
  readonly upcoming: readonly Product[];
  /** The last to close is first. */
  readonly past: readonly Product[];
}

/** Derives what plays, what opens and what has closed from the dates of the shows. */
export function groupVenueShows(venue: Venue | undefined, snapshot: Snapshot): VenueShows {
  // The shows are fetched in the second round: the first has no shows.
  const read = (venue?.products ?? []).filter((id) => snapshot.getReadState("products", { id }) === "found");
  const shows = read.flatMap((id) => snapshot.get("products", { id }) ?? []);
  const statesByShow = new Map(shows.map((show) => [show, showStateAt(show, snapshot.readAt)]));
  const inState = (...states: readonly ShowState[]) =>
    shows.filter((show) => states.some((one) => one === statesByShow.get(show)));
  const beginsAt = (show: Product) =>
    toTimestamp(statesByShow.get(show) === "reopening" ? show.show?.dates.reopening : show.show?.dates.opening);
  return {
    now: inState("running"),
    upcoming: inState("opening", "reopening", "coming-soon").toSorted((one, other) => beginsAt(one) - beginsAt(other)),
    past: inState("closed").toSorted((one, other) => closedAt(other) - closedAt(one)),
  };
}

/** Returns the shows of a theatre that nobody sells yet: their documents link to its page, or have its name. */
export function unsoldShowsAt({ key, name }: Venue, page: PageContext): readonly UpcomingShow[] {
  const own = page.places.findPath({ venue: key });
  return upcomingShows(page).filter(({ theatre, theatreLink }) => {
    const isLinked = theatreLink?.kind === "page" && pagePath(page.locale.code, theatreLink.path) === own;
    return isLinked || theatre.text === name.text;
  });
}

function closedAt({ show }: Product): number {
  return toTimestamp(show?.dates.closing);
}

/** Returns a day's time; an invalid day comes after all days. */
function toTimestamp(date: string | undefined): number {
  return parseDate(date ?? "")?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
