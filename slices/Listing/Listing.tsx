import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Listing } from "../../renderer/listing/Listing.tsx";
import { mostProducts } from "../../renderer/listing/listing-view.ts";
import { listState } from "../../renderer/product-list/list-state.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import type { ListingFields } from "./index.ts";

/** Renders a listing in a section; nothing where its collection is unknown, or the editor's filters leave nothing. */
export function ListingSection({ fields, id, page }: SliceProps<ListingFields>) {
  const state = listState(fields, page.snapshot, mostProducts);
  if (state === "unknown" || state === "filtered-away") return null;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      <Listing fields={fields} id={id} page={page} />
    </Section>
  );
}
