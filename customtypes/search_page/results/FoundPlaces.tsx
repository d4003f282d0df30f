import type { FoundPlace } from "../../../catalog/search/find-on-site.ts";
import type { EntryKind } from "../../../catalog/search/search-entry.ts";
import type { SearchResults } from "../../../catalog/search/search.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { categoryIcon } from "../../../blocks/products/category-icons.ts";
import { Icon } from "../../../ui/primitives/Icon.tsx";
import type { IconName } from "../../../ui/primitives/icons.ts";
import { Localized } from "../../../ui/primitives/Localized.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import * as css from "./ResultsPage.css.ts";

type PlaceKind = Exclude<EntryKind, "product">;

const kinds = [
  { kind: "city", title: "search.cities", icon: "map-pin" },
  { kind: "attraction", title: "search.attractions", icon: "landmark" },
  { kind: "theatre", title: "listing.facets.venue", icon: "theater" },
  { kind: "category", title: "search.categories", icon: "ticket" },
] as const satisfies readonly { readonly kind: PlaceKind; readonly title: string; readonly icon: IconName }[];

/** Most links of a group: of what was found, and of what is popular where nothing was. */
const [maxFound, maxPopular] = [6, 4];

/** Places of one kind, with their pages. */
interface PlaceGroup {
  readonly kind: PlaceKind;
  readonly title: string;
  readonly links: readonly Link[];
}

/** Returns cities, attractions, theatres and categories, a list for each. Places without a page are omitted. */
export function placeGroups(
  { places, matches }: Pick<SearchResults, "places" | "matches">,
  page: PageContext,
): readonly PlaceGroup[] {
  const most = matches ? maxFound : maxPopular;
  return kinds
    .map(({ kind, title, icon }) => {
      return { kind, title: page.t(title), links: listPlaceLinks(places, { kind, icon }, page).slice(0, most) };
    })
    .filter(({ links }) => links.length > 0);
}

interface FoundPlacesProps {
  readonly groups: readonly PlaceGroup[];
  /** Title of popular places; empty for search results. */
  readonly title: string;
}

/** Renders links to the pages of places, a list for each kind. */
export function FoundPlaces({ groups, title: common }: FoundPlacesProps) {
  if (groups.length === 0) return null;
  const Heading = common === "" ? "h2" : "h3";
  return (
    <Section title={common} tone={common === "" ? "slim" : "plain"}>
      <div className={css.groups}>
        {groups.map(({ kind, title, links }) => (
          <section key={kind} aria-label={title} className={css.kind}>
            <Heading className={css.group}>{title}</Heading>
            <ul role="list" className={css.places}>
              {links.map((link) => (
                <li key={link.href}>
                  <PlaceLink {...link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

interface Link extends Pick<FoundPlace, "name" | "cityName"> {
  readonly href: string;
  readonly icon: IconName;
}

interface ShownKind {
  readonly kind: PlaceKind;
  /** A category has its own. */
  readonly icon: IconName;
}

/** Returns each page once. */
function listPlaceLinks(
  places: readonly FoundPlace[],
  { kind, icon: usual }: ShownKind,
  page: PageContext,
): readonly Link[] {
  const links = new Map<string, Link>();
  for (const { name, cityName, ...found } of places) {
    if (found.kind !== kind) continue;
    const href = found.places.map(page.places.findPath).find((path) => path !== undefined);
    if (href !== undefined && !links.has(href))
      links.set(href, { name, cityName, href, icon: chooseIcon(found, usual) });
  }
  return [...links.values()];
}

function chooseIcon({ places }: Pick<FoundPlace, "places">, usual: IconName): IconName {
  const category = places.find((place) => place.category !== undefined)?.category;
  return category === undefined ? usual : categoryIcon(category);
}

function PlaceLink({ icon, name, cityName, href }: Link) {
  return (
    <a href={href} className={css.place}>
      <Icon name={icon} />
      <span>
        <Localized text={name} />
        {cityName.text !== "" && (
          <small className={css.note}>
            {" "}
            <Localized text={cityName} />
          </small>
        )}
      </span>
    </a>
  );
}
