import type { SliceProps } from "../../renderer/define-slice.tsx";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CityCards.css.ts";
import { CityCard } from "./CityCard.tsx";
import type { CityCardsFields } from "./index.ts";

/** Cities to go to next; nothing at all when there are none. */
export function CityCards({ fields, id, page }: SliceProps<CityCardsFields>) {
  if (fields.cities.length === 0) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <CardGrid layout="row" label={title}>
        {fields.cities.map((city, index) => (
          <CityCard key={index} city={city} page={page} />
        ))}
      </CardGrid>
    </Section>
  );
}
