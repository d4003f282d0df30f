import { box, repeat, shape, stroke } from "../../shapes.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import type { Motif } from "../stage.ts";

/** A room: an arched window on the city, and a table to put things on at y = 740. */
export const atTheTable: Motif = (stage) => {
  const { tones } = stage;
  const window = "M470 620V330a330 330 0 0 1 660 0V620Z";
  const bars = stroke("M800 0V620M470 330H1130", tones.paper, 10);
  return [
    `<clipPath id="w"><path d="${window}"/></clipPath>`,
    box(0, 0, 1600, 1000, tones.wall),
    shape("M1600 0V1000H700L1010 0Z", tones.paper, 0.08),
    `<g clip-path="url(#w)">${sky(stage)}${skyline(stage, 610, 1.1)}${bars}</g>`,
    stroke(window, tones.paper, 22),
    box(440, 612, 720, 26, tones.paper, 4),
    box(0, 740, 1600, 260, tones.stone),
    box(0, 740, 1600, 16, tones.paper),
    shape("M0 756H1600V772H0Z", tones.stoneShade, 0.5),
  ].join("");
};

/** Hills behind each other. */
export const inTheCountry: Motif = (stage) => {
  const { far, hill, foliage, land } = stage.tones;
  return [
    sky(stage),
    ridge(stage, 560, 60, far),
    ridge(stage, 640, 44, hill),
    ridge(stage, 730, 34, foliage),
    ridge(stage, 850, 26, land),
  ].join("");
};

/** A square in the city: its skyline behind, paving in front. */
export const inTown: Motif = (stage) => {
  const { land, landShade, hill } = stage.tones;
  const joints = repeat(5, (index) => box(0, 748 + index * index * 13, 1600, 3 + index, landShade));
  return sky(stage) + ridge(stage, 640, 40, hill) + skyline(stage, 720) + box(0, 718, 1600, 282, land) + joints;
};
