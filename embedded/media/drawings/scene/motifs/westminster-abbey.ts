import { box, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { pinnacle, pointed, wall } from "../building-parts.ts";
import { people } from "../props.ts";
import type { Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** The west front of Westminster Abbey: two tall square towers with pinnacles, a great window between them. */
export const westminsterAbbey: Motif = (stage) => {
  const { tones } = stage;
  const church = [
    put(nave(tones), 0, 0),
    ...[-1, 1].map((side) => put(tower(tones), side * 176, 0)),
    box(-290, -12, 580, 12, tones.stoneShade),
  ].join("");
  return (
    inTown(stage) +
    shape("M0 792H1600V852Q800 812 0 852Z", tones.foliage) +
    put(church, 800, 800, 0.95) +
    people(stage, [
      [470, 886],
      [620, 930],
      [1010, 890],
      [1120, 936],
    ])
  );
};

function nave(tones: Tones): string {
  return (
    wall({ lit: tones.paper, shaded: tones.paperShade }, 110, 370) +
    shape("M-110-366L0-436L110-366Z", tones.paper) +
    pinnacle(tones, 0, -424, 20, 64) +
    pointed(0, -136, 150, 226, tones.pane) +
    stroke("M-38-136V-312M0-136V-340M38-136V-312M-75-200H75M-75-262H75", tones.paper, 5) +
    box(-110, -128, 220, 14, tones.stoneShade) +
    pointed(0, 0, 76, 112, tones.ink) +
    stroke("M-54 0V-60Q-50-112 0-140Q50-112 54-60V0", tones.stoneShade, 8)
  );
}

/** Square, with windows in pairs, buttresses at its corners and a pinnacle on each. */
function tower(tones: Tones): string {
  return (
    wall({ lit: tones.paper, shaded: tones.paperShade }, 72, 520) +
    repeat(3, (index) => box(-84, -180 - index * 130, 168, 12, tones.stoneShade)) +
    [-1, 1].map((side) => pointed(side * 28, -332, 36, 92, tones.pane)).join("") +
    pointed(0, -46, 62, 120, tones.pane) +
    pointed(0, -206, 62, 90, tones.pane) +
    [-1, 1].map((side) => pointed(side * 26, -446, 32, 66, tones.ink)).join("") +
    [-1, 1].map((side) => corner(tones, side * 76)).join("") +
    box(-88, -530, 176, 18, tones.paper) +
    repeat(5, (index) => box(-66 + index * 30, -546, 14, 18, tones.paper))
  );
}

function corner(tones: Tones, x: number): string {
  return (
    box(x - 16, -524, 32, 524, tones.paper) +
    box(x - 16, -524, 12, 524, tones.stoneShade) +
    pinnacle(tones, x, -526, 36, 84)
  );
}
