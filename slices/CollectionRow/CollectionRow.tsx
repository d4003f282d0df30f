import type { SliceProps } from "../../renderer/index.ts";
import { collectionCards } from "../../blocks/products/CollectionCards.tsx";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { CollectionRowFields } from "./fields.ts";

/**
 * Renders collections in the editor's order. Omits those that the provider does not know, and those without a link.
 * Shows a message if the provider failed to send any, and renders nothing if it knows none of them.
 */
export function CollectionRow({ fields, id, page }: SliceProps<CollectionRowFields>) {
  const title = page.text(fields.title);
  const targets = new Map(fields.links.map(({ collection, link }) => [collection, link && page.linkTo(link)]));
  const collections = fields.collection_ids.flatMap((key) => page.snapshot.get("collections", { id: key }) ?? []);
  const cards = collectionCards(collections, page, { layout: "row", targets });
  const isUnread = fields.collection_ids.some(
    (key) => page.snapshot.getReadState("collections", { id: key }) === "failed",
  );
  if (cards.length === 0 && !isUnread) return null;
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {cards.length > 0 && (
        <CardGrid layout="row" label={title}>
          {cards}
        </CardGrid>
      )}
      {isUnread && <p>{page.t(cards.length === 0 ? "listing.unavailable" : "listing.partial")}</p>}
    </Section>
  );
}
