import { box, disc, oval, put, repeat, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { arched, columns, cross, dome, wall } from "../building-parts.ts";
import { people } from "../props.ts";
import type { Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** St Paul's Cathedral from the west: a great dome on a ring of columns, a portico between two towers. */
export const stPauls: Motif = (stage) => {
  const { tones } = stage;
  const church = [
    put(greatDome(tones), 0, -190),
    wall({ lit: tones.paper, shaded: tones.paperShade }, 330, 210),
    ...[-1, 1].map((side) => put(westTower(tones), side * 268, 0)),
    put(portico(tones), 0, 0),
    box(-220, -10, 440, 10, tones.stoneShade),
    box(-240, 0, 480, 14, tones.paperShade),
  ].join("");
  return (
    inTown(stage) +
    put(church, 800, 792, 0.92) +
    people(stage, [
      [480, 880],
      [620, 934],
      [1020, 886],
      [1130, 940],
    ])
  );
};

function greatDome(tones: Tones): string {
  const lead = { lit: tones.waterLight, shaded: tones.mid, rib: tones.paper };
  return (
    box(-168, -130, 336, 130, tones.paperShade) +
    columns(tones, { from: -156, to: 156, y: -10, height: 104, count: 11 }) +
    box(-184, -128, 368, 18, tones.paper) +
    box(-140, -166, 280, 40, tones.paperShade) +
    repeat(7, (index) => box(-118 + index * 36, -158, 20, 26, tones.pane)) +
    dome({ x: 0, y: -164, half: 146, height: 150 }, lead) +
    box(-40, -322, 80, 12, tones.paper) +
    box(-26, -366, 52, 46, tones.paper) +
    box(-26, -366, 20, 46, tones.paperShade) +
    shape("M-28-366Q-20-392 0-400Q20-392 28-366Z", tones.mid) +
    disc(0, -404, 9, tones.sun) +
    cross(tones, 0, -406, 40)
  );
}

/** Its clock is on the right one; from afar both are alike. */
function westTower(tones: Tones): string {
  return (
    wall({ lit: tones.paper, shaded: tones.paperShade }, 66, 232) +
    box(-74, -240, 148, 14, tones.paper) +
    arched(0, -130, 40, 76, tones.pane) +
    arched(0, -20, 40, 76, tones.pane) +
    box(-52, -318, 104, 80, tones.paper) +
    box(-52, -318, 36, 80, tones.paperShade) +
    arched(0, -246, 32, 62, tones.ink) +
    box(-60, -326, 120, 12, tones.paper) +
    box(-34, -364, 68, 40, tones.paperShade) +
    shape("M-40-362C-40-392-18-396-8-420H8C18-396 40-392 40-362Z", tones.mid) +
    oval(0, -428, 9, 12, tones.sun)
  );
}

/** Two floors of columns in pairs under a gable. */
function portico(tones: Tones): string {
  const pairs = { from: -168, to: 168, count: 10 };
  return (
    box(-186, -232, 372, 232, tones.stoneShade) +
    arched(0, -10, 52, 84, tones.ink) +
    columns(tones, { ...pairs, y: -10, height: 100 }) +
    box(-194, -124, 388, 16, tones.paper) +
    columns(tones, { ...pairs, from: -130, to: 130, count: 8, y: -124, height: 96 }) +
    box(-170, -236, 340, 16, tones.paper) +
    shape("M-176-236L0-316L176-236Z", tones.paper) +
    shape("M-126-242L0-298L126-242Z", tones.paperShade)
  );
}
