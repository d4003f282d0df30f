import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { CollectionCards } from "./CollectionCards.tsx";
import type { CollectionRowFields } from "./index.ts";

/** Collections in the editor's order, without those the provider does not know. */
export function CollectionRow({ fields, id, page }: SliceProps<CollectionRowFields>) {
  if (fields.collection_ids.length === 0) return null;
  const title = page.text(fields.title);
  const collections = fields.collection_ids.flatMap((key) => page.snapshot.get("collections", { id: key }) ?? []);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {collections.length === 0 ? (
        <p>{page.t(page.snapshot.failed.has("collections") ? "shell.pricesUnavailable" : "listing.empty")}</p>
      ) : (
        <CollectionCards collections={collections} links={fields.links} label={title} page={page} />
      )}
    </Section>
  );
}
