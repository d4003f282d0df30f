import type { Collection } from "../../catalog/collection/collection.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { CollectionCard } from "../../ui/product/CollectionCard.tsx";
import type { CollectionRowFields } from "./index.ts";

interface CollectionCardsProps {
  readonly collections: readonly Collection[];
  readonly links: CollectionRowFields["links"];
  readonly label: string;
  readonly page: PageContext;
}

/** One card each; one whose page the editor did not name is shown without a link. */
export function CollectionCards({ collections, links, label, page }: CollectionCardsProps) {
  const { locale, t } = page;
  const hrefs = new Map(links.map(({ collection, link }) => [collection, link && page.href(link)]));
  return (
    <CardGrid layout="row" label={label}>
      {collections.map((collection) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          href={hrefs.get(collection.id)}
          locale={locale}
          t={t}
        />
      ))}
    </CardGrid>
  );
}
