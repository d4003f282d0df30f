import { drawIcon } from "../draw-icon.ts";
import { mix } from "../mix.ts";
import { type CityLook, cityLook } from "../scene/city-looks.ts";
import { pick, seed } from "../seed.ts";
import { box, disc } from "../shapes.ts";
import type { Drawing } from "../write-svg.ts";
import { type TileName, tileIcons } from "./tile-icons.ts";

export interface TileFacts {
  readonly icon: TileName;
  /** A city's code; unknown ones share a look. */
  readonly city: string;
  /** Tells two tiles with the same facts apart. */
  readonly seed: string;
}

const [width, height, paper, ink] = [1600, 1000, "#fbf8f2", "#23263a"];

/** Returns the ground of a tile, `#rrggbb`: a color of the city, lightened. */
export function tileColor(facts: TileFacts): string {
  return mix(chooseColor(facts), paper, 0.72);
}

/** A tinted tile with the icon of what is sold, for what has no look. The icon stands in the middle, which every crop shows. */
export function drawTile(facts: TileFacts): Drawing {
  const color = chooseColor(facts);
  const icon = tileIcons[facts.icon];
  const content = [
    box(0, 0, width, height, tileColor(facts)),
    drawIcon(icon, { x: 1180, y: 660, size: 1000, color: mix(color, paper, 0.62) }),
    disc(width / 2, height / 2, 250, paper),
    drawIcon(icon, { x: width / 2, y: height / 2, size: 270, color: mix(color, ink, 0.45) }),
  ];
  return { width, height, label: facts.icon.replaceAll("-", " "), content: content.join("") };
}

function chooseColor({ icon, city, seed: name }: TileFacts): string {
  const { accent, water, foliage, stone }: CityLook = cityLook(city);
  return pick([accent, water, foliage, stone], seed(`${icon} ${city} ${name}`)());
}
