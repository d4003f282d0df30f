import type { ReactElement } from "react";
import type { Collection } from "../catalog/collection/collection.ts";
import { CardGrid, type CardGridProps } from "../ui/primitives/CardGrid.tsx";
import { CollectionCard } from "../ui/product/CollectionCard.tsx";
import type { LinkTarget } from "./render/href-from.ts";
import type { PageContext } from "./render/page-context.ts";

interface CollectionCardsProps extends Pick<CardGridProps, "layout" | "label"> {
  readonly collections: readonly Collection[];
  readonly page: PageContext;
}

/** Where an editor says that collections lead, by id. Any other leads to its page on this site. */
type Targets = ReadonlyMap<number | undefined, LinkTarget | undefined>;

/** Renders collections as cards. One that leads nowhere is omitted. */
export function CollectionCards({ collections, page, ...grid }: CollectionCardsProps) {
  const cards = collectionCards(collections, page);
  return cards.length === 0 ? null : <CardGrid {...grid}>{cards}</CardGrid>;
}

/** Returns the cards of collections for a list that has others too. One that leads nowhere has none. */
export function collectionCards(
  collections: readonly Collection[],
  page: PageContext,
  targets?: Targets,
): readonly ReactElement[] {
  const { locale, t } = page;
  return collections.flatMap((collection) => {
    const target = targets?.get(collection.id) ?? pageOf(collection, page);
    if (target === undefined) return [];
    const key = `collection-${collection.id}`;
    return [<CollectionCard key={key} collection={collection} target={target} locale={locale} t={t} page={page} />];
  });
}

function pageOf({ id }: Collection, { placePath }: Pick<PageContext, "placePath">): LinkTarget | undefined {
  const href = placePath({ collection: id });
  return href === undefined ? undefined : { href };
}
