import type { Drawing } from "../write-svg.ts";
import { pick, seed, turn } from "../seed.ts";
import { box, put, shape } from "../shapes.ts";
import { type Area, lie, lyingSpace, stand, uprightSpace } from "./layout.ts";
import { type Inks, posterInks } from "./inks.ts";
import { type PosterKind, kinds } from "./kinds.ts";
import { outline } from "./outline.ts";
import { setTitle } from "./set-title.ts";

export interface PosterFacts {
  readonly title: string;
  /** Theatre and city, in small letters. */
  readonly venue: string;
  readonly kind: PosterKind;
  readonly seed: string;
}

/** A poster from what is known about a show, upright or lying: equal facts have equal posters. */
export function drawPoster({ title, venue, kind, seed: name }: PosterFacts, lying: boolean): Drawing {
  const random = seed(`${kind} ${title} ${name}`);
  const number = toPosterNumber(name, random);
  const inks = chooseInks(number);
  const { graphics, fonts } = kinds[kind];
  const font = pick(fonts, random());
  const graphic = turn(graphics, Math.floor(number / 2));
  const align = font === "limelight" && !lying ? "middle" : "start";
  const space = lying ? lyingSpace : uprightSpace;
  const set = setTitle(title, space, { font, color: inks.letters, align, justified: font === "bebas-neue" });
  const { picture, titleTop, venueLine } = (lying ? lie : stand)(set.height, random() < 0.5);
  return {
    width: 1600,
    height: lying ? 1000 : 2000,
    label: `${title} · ${venue}`,
    content: [
      `<clipPath id="g"><path d="${drawOutline(picture)}"/></clipPath>`,
      box(0, 0, 1600, 2000, inks.ground),
      `<g clip-path="url(#g)">${graphic(picture, inks, random)}</g>`,
      set.at(titleTop),
      smallLine(venue, space, venueLine, align, inks.letters),
    ].join(""),
  };
}

function chooseInks(number: number): Inks {
  return turn(posterInks, number * 3 + Math.floor(number / 100));
}

/** Returns the color that most of a poster has, `#rrggbb`. */
export function posterColor({ title, kind, seed: name }: Omit<PosterFacts, "venue">): string {
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
