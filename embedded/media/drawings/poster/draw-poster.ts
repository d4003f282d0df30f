import { drawIcon } from "../draw-icon.ts";
import type { Drawing } from "../write-svg.ts";
import { pick, seed, turn } from "../seed.ts";
import { box, put, shape } from "../shapes.ts";
import { backdrops } from "./backdrops/index.ts";
import { type Area, lie, lyingSpace, posterHeights, type PosterShape, stand, uprightSpace } from "./layout.ts";
import { type Inks, posterInks } from "./inks.ts";
import { type EmblemName, emblems } from "./emblems.ts";
import { type PosterKind, kinds } from "./kinds.ts";
import { outline } from "./outline.ts";
import { setTitle } from "./set-title.ts";

export interface PosterFacts {
  readonly title: string;
  /** Theatre and city, in small letters. */
  readonly venue: string;
  readonly kind: PosterKind;
  /** The show's own: no other show has it. */
  readonly emblem: EmblemName;
  readonly seed: string;
}

/** A poster from what is known about a show, in one of three shapes: equal facts have equal posters. */
export function drawPoster({ title, venue, kind, emblem, seed: name }: PosterFacts, form: PosterShape): Drawing {
  const lying = form === "lying";
  const height = posterHeights[form];
  const random = seed(`${kind} ${title} ${name}`);
  const number = toPosterNumber(name, random);
  const inks = chooseInks(number);
  const font = pick(kinds[kind], random());
  const backdrop = turn(backdrops, number + Math.floor(number / 10));
  const align = font === "limelight" && !lying ? "middle" : "start";
  const space = lying ? lyingSpace : uprightSpace;
  const set = setTitle(title, space, { font, color: inks.letters, align, justified: font === "bebas-neue" });
  const { picture, titleTop, venueLine } = (lying ? lie : stand)(set.height, random() < 0.5, height);
  return {
    width: 1600,
    height,
    label: `${title} · ${venue}`,
    content: [
      `<clipPath id="g"><path d="${drawOutline(picture)}"/></clipPath>`,
      box(0, 0, 1600, height, inks.ground),
      `<g clip-path="url(#g)">${backdrop(picture, inks)}${drawEmblem(emblem, picture, inks)}</g>`,
      set.at(titleTop),
      smallLine(venue, space, venueLine, align, inks.letters),
    ].join(""),
  };
}

/** Draws an emblem with its shadow beside it, as if the two inks had been printed one after the other. */
function drawEmblem(name: EmblemName, { x, y, width, height }: Area, { letters, ground }: Inks): string {
  const [size, middle] = [Math.min(width, height) * 0.62, { x: x + width / 2, y: y + height / 2 }];
  const shift = size * 0.03;
  const shadow = { x: middle.x + shift, y: middle.y + shift, size, color: ground, stroke: 2.4 };
  return drawIcon(emblems[name], shadow) + drawIcon(emblems[name], { ...middle, size, color: letters, stroke: 1.7 });
}

function chooseInks(number: number): Inks {
  return turn(posterInks, number * 3 + Math.floor(number / 100));
}

/** Returns the color that most of a poster has, `#rrggbb`. */
export function posterColor({ title, kind, seed: name }: Omit<PosterFacts, "venue" | "emblem">): string {
  return chooseInks(toPosterNumber(name, seed(`${kind} ${title} ${name}`))).ground;
}

/** A show's own number, so that neighbors in a list never look alike; of any other seed, one by chance. */
function toPosterNumber(name: string, random: () => number): number {
  return /^\d{1,9}$/.test(name) ? Number(name) : Math.floor(random() * 1000);
}

function drawOutline({ x, y, width, height }: Area): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}

function smallLine(
  text: string,
  { x, width: across }: Omit<Area, "y">,
  y: number,
  align: "start" | "middle",
  color: string,
): string {
  const natural = outline(text, "bebas-neue", 60);
  const size = 60 * Math.min(1, across / natural.width);
  const { d, width } = outline(text, "bebas-neue", size);
  return put(shape(d, color), align === "middle" ? x + (across - width) / 2 : x, y);
}
