import type { SliceProps } from "../../renderer/define-slice.tsx";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { CollectionCard } from "../../ui/product/CollectionCard.tsx";
import type { CollectionRowFields } from "./index.ts";

/**
 * Renders collections in the editor's order, without those that the provider does not know, and those that lead nowhere.
 * It says so where the provider failed to send some or all, and renders nothing where it knows none.
 */
export function CollectionRow({ fields, id, page }: SliceProps<CollectionRowFields>) {
  const title = page.text(fields.title);
  const cards = linkedCollections(fields, page);
  const isUnread = fields.collection_ids.some((key) => page.snapshot.stateOf("collections", { id: key }) === "failed");
  if (cards.length === 0 && !isUnread) return null;
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {cards.length > 0 && (
        <CardGrid layout="row" label={title}>
          {cards.map(({ collection, target }) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              target={target}
              locale={page.locale}
              t={page.t}
              page={page}
            />
          ))}
        </CardGrid>
      )}
      {isUnread && <p>{page.t(cards.length === 0 ? "listing.unavailable" : "listing.partial")}</p>}
    </Section>
  );
}

/** Returns the known collections whose page the editor named. */
function linkedCollections({ collection_ids, links }: CollectionRowFields, page: PageContext) {
  const named = new Map(links.map(({ collection, link }) => [collection, link]));
  return collection_ids.flatMap((id) => {
    const collection = page.snapshot.get("collections", { id });
    const link = named.get(id);
    return collection === undefined || link === undefined ? [] : [{ collection, target: page.linkTo(link) }];
  });
}
