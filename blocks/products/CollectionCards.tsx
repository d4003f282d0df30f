import type { ReactElement } from "react";
import type { Collection } from "../../catalog/collection/collection.ts";
import { CardGrid, type CardGridProps } from "../../ui/primitives/CardGrid.tsx";
import { CollectionCard, collectionPictures } from "./CollectionCard.tsx";
import { cardWidths } from "./card-widths.ts";
import type { PlaceCardProps } from "./PlaceCard.tsx";
import { chooseRowPictures } from "./choose-row-pictures.ts";
import type { LinkTarget, PageContext } from "../../renderer/index.ts";

interface CollectionCardsProps extends Pick<CardGridProps, "layout" | "label"> {
  readonly collections: readonly Collection[];
  readonly page: PageContext;
}

/** Where an editor says that collections lead, by id. Any other leads to its page on this site. */
type Targets = ReadonlyMap<number | undefined, LinkTarget | undefined>;

/** Renders collections as cards. One that leads nowhere is omitted. */
export function CollectionCards({ collections, page, ...grid }: CollectionCardsProps) {
  const cards = collectionCards(collections, page, grid);
  return cards.length === 0 ? null : <CardGrid {...grid}>{cards}</CardGrid>;
}

interface CardChoices extends Pick<CardGridProps, "layout"> {
  /** How many other cards the list has. */
  readonly others?: number;
  readonly targets?: Targets;
  /** One for each collection, where others in the row were chosen with them. */
  readonly pictures?: readonly PlaceCardProps["image"][];
}

/** Returns the cards of collections for a list that has other cards too. Collections without a link are omitted. */
export function collectionCards(
  collections: readonly Collection[],
  page: PageContext,
  { layout, others = 0, targets, pictures }: CardChoices,
): readonly ReactElement[] {
  const { locale, t } = page;
  const linked = collections.flatMap((collection, index) => {
    const target = targets?.get(collection.id) ?? findCollectionPage(collection, page);
    return target === undefined ? [] : [{ collection, target, index }];
  });
  const widths = cardWidths(layout, linked.length + others);
  const own = pictures === undefined ? chooseRowPictures(linked.map(listCardPictures), page.pictures.choose) : [];
  return linked.map(({ collection, target, index }, position) => (
    <CollectionCard
      key={`collection-${collection.id}`}
      collection={collection}
      image={pictures === undefined ? own[position] : pictures[index]}
      widths={widths}
      target={target}
      locale={locale}
      t={t}
      page={page}
    />
  ));
}

function listCardPictures({ collection }: { readonly collection: Collection }) {
  return collectionPictures(collection);
}

function findCollectionPage({ id }: Collection, { places }: Pick<PageContext, "places">): LinkTarget | undefined {
  const href = places.findPath({ collection: id });
  return href === undefined ? undefined : { href };
}
