import type { Landmark } from "../../catalog/place/landmark.ts";
import { drawPins } from "../maps/draw-pins.ts";
import * as ground from "../maps/MapGround.css.ts";
import * as names from "../maps/MapNames.css.ts";
import { MapGrid, MapLandmarks } from "../maps/MapGround.tsx";
import { StopsMap } from "../maps/StopsMap.tsx";
import { linkedProduct } from "../products/linked-product.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PageContext } from "../../renderer/index.ts";
import type { MappedResultsProps } from "./listing-props.ts";
import { listPlaced } from "./map-places.ts";
import { MapPins } from "./MapPins.tsx";
import { OffTheMap } from "./OffTheMap.tsx";
import * as pin from "./MapPins.css.ts";
import * as css from "./ResultsMap.css.ts";

/**
 * Renders where all results start, those of other pages too, each with its price (P6). The list beside it has the same in
 * words. Renders nothing if no result has a known place.
 */
export function ResultsMap({ listing, mapCity: city, id, page }: MappedResultsProps) {
  const { locale, t } = page;
  const products = listing.matches.flatMap((product) =>
    linkedProduct(product, { start: listing.pricedStarts.get(product.id), suffix: "" }, page),
  );
  const placed = city === undefined ? [] : listPlaced(products, city);
  if (city === undefined || placed.length === 0) return null;
  const { pins, landmarks, ...drawing } = drawPins(placed, readLandmarks(city, page));
  const drawn = new Set(pins.flatMap(({ items }) => items.map(({ product }) => product.id)));
  return (
    <section aria-label={t("listing.map.label")} className={css.side}>
      <StyleSheet of={ground} />
      <StyleSheet of={names} />
      <StyleSheet of={pin} />
      <StyleSheet of={css} />
      <StopsMap
        {...drawing}
        caption={t("listing.map.caption")}
        locale={locale}
        pins={<MapPins id={id} pins={pins} size={drawing} page={page} />}
      >
        <MapGrid {...drawing} />
        <MapLandmarks landmarks={landmarks} />
      </StopsMap>
      <OffTheMap products={products.filter(({ product }) => !drawn.has(product.id))} page={page} />
    </section>
  );
}

/** Returns what stands in a city. A search knows its city too late to read it. */
function readLandmarks(city: string, { snapshot }: Pick<PageContext, "snapshot">): readonly Landmark[] {
  const isRead = snapshot.getReadState("landmarks", { city }) === "found";
  return isRead ? (snapshot.get("landmarks", { city }) ?? []) : [];
}
