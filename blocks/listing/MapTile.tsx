import { drawPins, type PinDrawing } from "../maps/draw-pins.ts";
import * as ground from "../maps/MapGround.css.ts";
import { MapGrid } from "../maps/MapGround.tsx";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { PageListing } from "./create-page-listing.ts";
import { listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { listPlaced } from "./map-places.ts";
import * as css from "./MapTile.css.ts";
import * as tile from "./Tile.css.ts";

interface MapTileProps extends Pick<ListingPartProps, "id" | "page"> {
  readonly sketch: PinDrawing<unknown>;
}

/** Links to the map of a list, with a sketch of it. It fills the last row of the last page. */
export function MapTile({ sketch: { pins, width, height, bar }, id, page }: MapTileProps) {
  return (
    <div className={tile.tile}>
      <StyleSheet of={tile} />
      <StyleSheet of={css} />
      <StyleSheet of={ground} />
      <a href={listingHref(page, { ...page.view, layout: "map" }, id)} rel="nofollow" data-refine className={tile.link}>
        {page.t("listing.map.label")} <Icon name="map" />
      </a>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className={css.sketch}
      >
        <MapGrid width={width} height={height} bar={bar} />
        {pins.map(({ at: [x, y] }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
        ))}
      </svg>
    </div>
  );
}

/** Pins of a map that is worth a tile. */
const minPins = 4;

/** Returns a map of where the results of a list are. Undefined for one with too few pins. */
export function drawSketch({ matches }: PageListing, city: string): PinDrawing<unknown> | undefined {
  const results = matches.map((product) => ({ product }));
  const sketch = drawPins(listPlaced(results, city), []);
  return sketch.pins.length < minPins ? undefined : sketch;
}
