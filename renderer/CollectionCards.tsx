import type { Collection } from "../catalog/collection/collection.ts";
import { CardGrid, type CardGridProps } from "../ui/primitives/CardGrid.tsx";
import { CollectionCard } from "../ui/product/CollectionCard.tsx";
import type { LinkTarget } from "./render/href-from.ts";
import type { PageContext } from "./render/page-context.ts";

interface CollectionCardsProps extends Pick<CardGridProps, "layout" | "label"> {
  readonly collections: readonly Collection[];
  /** Where an editor says that they lead, by id. Any other leads to its page on this site. */
  readonly targets?: ReadonlyMap<number | undefined, LinkTarget | undefined>;
  readonly page: PageContext;
}

/** Renders collections as cards. One that leads nowhere is omitted. */
export function CollectionCards({ collections, targets, page, ...grid }: CollectionCardsProps) {
  const { locale, t } = page;
  const cards = collections.flatMap((collection) => {
    const target = targets?.get(collection.id) ?? pageOf(collection, page);
    return target === undefined ? [] : [{ collection, target }];
  });
  if (cards.length === 0) return null;
  return (
    <CardGrid {...grid}>
      {cards.map(({ collection, target }) => (
        <CollectionCard key={collection.id} collection={collection} target={target} locale={locale} t={t} page={page} />
      ))}
    </CardGrid>
  );
}

function pageOf({ id }: Collection, { placePath }: Pick<PageContext, "placePath">): LinkTarget | undefined {
  const href = placePath({ collection: id });
  return href === undefined ? undefined : { href };
}
