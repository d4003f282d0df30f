import { dayTrips } from "../../catalog/collection/destinations.ts";
import type { SliceProps } from "../../renderer/index.ts";
import { ProductCards } from "../../blocks/products/ProductCards.tsx";
import { TextLink } from "../../ui/primitives/links.tsx";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { findTripCity } from "./day-trips.ts";
import * as css from "./DayTrips.css.ts";
import type { DayTripsFields } from "./fields.ts";

/** Renders the day trips of a city, and the way to their own page where there is one. Nothing without a day trip. */
export function DayTrips({ fields, id, shown, page }: SliceProps<DayTripsFields>) {
  if (shown.products.length === 0) return null;
  const title = page.text(fields.title) || page.t("blocks.dayTrips");
  const all = page.places.findPath({ city: findTripCity(fields, page), category: dayTrips });
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <StyleSheet of={css} />
      <ProductCards
        products={shown.products}
        page={page}
        layout={layoutFor(shown.products.length, "grid")}
        label={title}
        showScratchPrice={fields.show_scratch_price}
      />
      {all !== undefined && (
        <p className={css.more}>
          <TextLink href={all}>{page.t("blocks.seeAll")}</TextLink>
        </p>
      )}
    </Section>
  );
}
