import type { SliceProps } from "../../renderer/index.ts";
import { ProductCards } from "../../blocks/products/ProductCards.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { chooseBeyondCity } from "./beyond.ts";
import type { BeyondCityFields } from "./fields.ts";

/** Renders where to go from a city, and what takes people there. Nothing where it has neither. */
export function BeyondCity({ fields, id, shown, page }: SliceProps<BeyondCityFields>) {
  const { collections } = chooseBeyondCity(fields, page.snapshot, page);
  if (collections.length + shown.products.length === 0) return null;
  const title = page.text(fields.title) || page.t("blocks.beyondCity");
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <ProductCards
        first={collections}
        products={shown.products}
        page={page}
        layout="row"
        label={title}
        showScratchPrice={true}
      />
    </Section>
  );
}
