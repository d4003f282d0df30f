import type { SliceProps } from "../../renderer/define-slice.tsx";
import { CollectionCards } from "../../renderer/CollectionCards.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { CollectionRowFields } from "./index.ts";

/**
 * Renders collections in the editor's order, without those that the provider does not know, and those that lead nowhere.
 * It says so where the provider failed to send some or all, and renders nothing where it knows none.
 */
export function CollectionRow({ fields, id, page }: SliceProps<CollectionRowFields>) {
  const title = page.text(fields.title);
  const targets = new Map(fields.links.map(({ collection, link }) => [collection, link && page.linkTo(link)]));
  const collections = fields.collection_ids.flatMap((key) => page.snapshot.get("collections", { id: key }) ?? []);
  const linked = collections.filter((one) => targets.get(one.id) ?? page.placePath({ collection: one.id }));
  const isUnread = fields.collection_ids.some((key) => page.snapshot.stateOf("collections", { id: key }) === "failed");
  if (linked.length === 0 && !isUnread) return null;
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CollectionCards collections={linked} targets={targets} layout="row" label={title} page={page} />
      {isUnread && <p>{page.t(linked.length === 0 ? "listing.unavailable" : "listing.partial")}</p>}
    </Section>
  );
}
