import type { Product } from "../../../catalog/product/product.ts";
import type { LinkTarget, PageContext } from "../../../renderer/index.ts";
import { pagePath } from "../../../routing/page-address.ts";
import { TextLink } from "../../../ui/primitives/links.tsx";
import * as css from "./ShowPage.css.ts";

interface OtherShowsProps {
  /** Undefined for a show that nobody sells. */
  readonly product: Product | undefined;
  readonly page: PageContext;
}

/** Renders links to similar shows, to the theatre's shows and to the city's (X15). */
export function OtherShows({ product, page }: OtherShowsProps) {
  const links = linksFor(product, page);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={css.others}>
      {links.map(({ text, ...target }) => (
        <li key={target.href}>
          <TextLink {...target}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}

interface OtherLink extends LinkTarget {
  readonly text: string;
}

function linksFor(product: Product | undefined, page: PageContext): readonly OtherLink[] {
  const { t } = page;
  const { otherProducts } = page.contents;
  const similar = otherProducts === undefined ? [] : [{ href: `#${otherProducts}`, text: t("show.similar") }];
  if (product === undefined) return similar;
  const { show, cityCode: city, cityName } = product;
  const theatre = show?.theatre?.key ? page.places.findLink({ venue: show.theatre.key }) : undefined;
  const playing = (name: string) => t("list.labelled", { label: name, value: t("venue.nowPlaying") });
  return [
    ...similar,
    ...(theatre === undefined ? [] : [{ ...theatre, text: playing(show?.theatre?.name ?? "") }]),
    { href: page.places.findPath({ city }) ?? pagePath(page.locale.code, []), text: playing(cityName.text) },
  ];
}
