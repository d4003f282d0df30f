import { CollectionCards } from "../../blocks/products/CollectionCards.tsx";
import { listedCollections, usualCollections } from "../../blocks/places/collection-list/collection-list.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { Carousel } from "../../ui/carousel/Carousel.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { CollectionCarouselFields } from "./fields.ts";

/** Renders collections in a row that scrolls, with dots under it. Nothing where none has a page. */
export function CollectionCarousel({ fields, id, page }: SliceProps<CollectionCarouselFields>) {
  const collections = listedCollections(fields, page.snapshot, page).slice(0, fields.limit ?? usualCollections);
  if (collections.length === 0) return null;
  const title = page.text(fields.title) || page.t("blocks.collections");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <Carousel t={page.t}>
        <CollectionCards collections={collections} layout="row" label={title} page={page} />
      </Carousel>
    </Section>
  );
}
