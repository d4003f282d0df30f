import type { PricedStart } from "../../catalog/listing/apply-days.ts";
import type { Product } from "../../catalog/product/product.ts";
import { ProductCards } from "../../blocks/products/ProductCards.tsx";
import { cityName } from "../../i18n/city-names.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import type { PageContext, SliceProps } from "../../renderer/index.ts";
import { layoutFor } from "../../ui/primitives/card-columns.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import type { ProductRowFields } from "./fields.ts";
import { listRow } from "./row-products.ts";

/**
 * Renders products: the few of any day in a grid, those of chosen days in a row that scrolls. Nothing where none can be
 * booked. Each link has its day (X2).
 */
export function ProductRow({ fields, id, page, shown: { products } }: SliceProps<ProductRowFields>) {
  if (products.length === 0) return null;
  const title = page.text(fields.title) || chooseTitle(fields, products, page);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      <ProductCards
        products={products}
        page={page}
        layout={layoutFor(products.length, fields.when === "Any day" ? "grid" : "row")}
        label={title}
        chosenStarts={listStarts(fields, page)}
        showScratchPrice
      />
    </Section>
  );
}

function listStarts(fields: ProductRowFields, page: PageContext): ReadonlyMap<number, PricedStart> {
  const row = listRow(fields, page.snapshot, page);
  return new Map(row.flatMap(({ product, pricedStart }) => (pricedStart ? [[product.id, pricedStart] as const] : [])));
}

/** Returns what a row is of, in its city: `This weekend in Rome`. */
function chooseTitle(fields: ProductRowFields, products: readonly Product[], page: PageContext): string {
  const { when, collection } = fields;
  const { t, locale } = page;
  const isOfPlace = collection === undefined && page.place.collection !== undefined;
  const place = findCommonCity(products, locale.code);
  const isOfShows = products.every(({ show }) => show !== undefined);
  if (when === "This weekend") return place === "" ? t("listing.weekend") : t("rows.weekend", { place });
  if (when === "Tonight") return place === "" ? t("listing.tonight") : t("rows.tonight", { place });
  if (isOfPlace) return t("reviews.book");
  if (place === "") return t("blocks.collections");
  return t(isOfShows ? "rows.shows" : "rows.any", { place });
}

/** Returns the name of the city that all products are in; empty where they are in several. */
function findCommonCity(products: readonly Product[], locale: LocaleCode): string {
  const [first] = products;
  if (first === undefined || products.some(({ cityCode }) => cityCode !== first.cityCode)) return "";
  return cityName(first.cityCode, locale) ?? first.cityName.text;
}
