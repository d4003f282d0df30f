import type { Collection } from "../../catalog/collection/collection.ts";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { CollectionCard } from "../../ui/product/CollectionCard.tsx";
import type { CollectionRowFields } from "./index.ts";

/**
 * Renders collections in the editor's order, without those that the provider does not know. It says so where the
 * provider failed to send some or all, and renders nothing where it knows none.
 */
export function CollectionRow({ fields, id, page }: SliceProps<CollectionRowFields>) {
  const title = page.text(fields.title);
  const collections = fields.collection_ids.flatMap((key) => page.snapshot.get("collections", { id: key }) ?? []);
  const isUnread = fields.collection_ids.some((key) => page.snapshot.stateOf("collections", { id: key }) === "failed");
  if (collections.length === 0 && !isUnread) return null;
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {collections.length > 0 && (
        <CollectionCards collections={collections} links={fields.links} label={title} page={page} />
      )}
      {isUnread && <p>{page.t(collections.length === 0 ? "listing.unavailable" : "listing.partial")}</p>}
    </Section>
  );
}

interface CollectionCardsProps {
  readonly collections: readonly Collection[];
  readonly links: CollectionRowFields["links"];
  readonly label: string;
  readonly page: PageContext;
}

/** Renders one card each, without a link where the editor named no page. */
function CollectionCards({ collections, links, label, page }: CollectionCardsProps) {
  const { locale, t } = page;
  const targets = new Map(links.map(({ collection, link }) => [collection, link && page.linkTo(link)]));
  return (
    <CardGrid layout="row" label={label}>
      {collections.map((collection) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          target={targets.get(collection.id)}
          locale={locale}
          t={t}
          page={page}
        />
      ))}
    </CardGrid>
  );
}
