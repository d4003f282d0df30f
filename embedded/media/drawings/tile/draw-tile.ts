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

/** Width of an icon in its own units. */
const iconSize = 24;

/** Returns the ground of a tile, `#rrggbb`: a color of the city, lightened. */
export function tileColor(facts: TileFacts): string {
  return mix(chooseColor(facts), paper, 0.72);
}

/** A tinted tile with the icon of what is sold, for what has no look. The icon stands in the middle, which every crop shows. */
export function drawTile(facts: TileFacts): Drawing {
  const color = chooseColor(facts);
  const strong = mix(color, ink, 0.45);
  const content = [
    box(0, 0, width, height, tileColor(facts)),
    drawIcon(facts.icon, { x: 1180, y: 660, size: 1000 }, mix(color, paper, 0.62)),
    disc(width / 2, height / 2, 250, paper),
    drawIcon(facts.icon, { x: width / 2, y: height / 2, size: 270 }, strong),
  ];
  return { width, height, label: facts.icon.replaceAll("-", " "), content: content.join("") };
}

function chooseColor({ icon, city, seed: name }: TileFacts): string {
  const { accent, water, foliage, stone }: CityLook = cityLook(city);
  return pick([accent, water, foliage, stone], seed(`${icon} ${city} ${name}`)());
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws an icon around a point. */
function drawIcon(name: TileName, { x, y, size }: Spot, color: string): string {
  const scale = Math.round((size / iconSize) * 10) / 10;
  const parts = tileIcons[name].map(([tag, attributes]) => `<${tag} ${writeAttributes(attributes)}/>`);
  const pen = `fill="none" stroke="${color}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
  const place = `translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)}) scale(${scale})`;
  return `<g transform="${place}" ${pen}>${parts.join("")}</g>`;
}

function writeAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
