import { box, shape, stroke } from "../../shapes.ts";
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
