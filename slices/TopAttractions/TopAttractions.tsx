import { CollectionCards } from "../../blocks/products/CollectionCards.tsx";
import type { SliceProps } from "../../renderer/index.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { attractions } from "./attractions.ts";
import { SightGuides } from "./SightGuides.tsx";
import type { TopAttractionsFields } from "./fields.ts";

/** Renders what people come to a place for: collections with a page, most popular first. Nothing without one. */
export function TopAttractions({ fields, id, page }: SliceProps<TopAttractionsFields>) {
  const collections = attractions(fields, page.snapshot, page);
  if (collections.length === 0) return null;
  const title = page.text(fields.title) || page.t("blocks.topAttractions");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <CollectionCards collections={collections} layout="row" label={title} page={page} />
      <SightGuides collections={collections} page={page} />
    </Section>
  );
}
