import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { arched, columns, cross, dome, wall } from "../building-parts.ts";
import { people } from "../props.ts";
import type { Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** The Karlskirche: a green oval dome behind a temple front, between two columns with spiral bands; a pond in front. */
export const karlskirche: Motif = (stage) => {
  const { tones } = stage;
  const church = [
    put(drum(tones), 0, -170),
    wall({ lit: tones.paper, shaded: tones.paperShade }, 330, 176),
    box(-340, -184, 680, 14, tones.paper),
    ...[-1, 1].map((side) => put(pavilion(tones), side * 328, 0)),
    put(portico(tones), 0, 0),
    ...[-1, 1].map((side) => put(spiralColumn(tones), side * 206, 0)),
    box(-400, -10, 800, 10, tones.stoneShade),
  ].join("");
  return (
    inTown(stage) +
    put(church, 800, 784, 0.92) +
    oval(800, 900, 430, 58, tones.water) +
    oval(800, 892, 330, 26, tones.waterLight, 0.6) +
    people(stage, [
      [430, 850],
      [580, 842],
      [1010, 846],
      [1190, 866],
    ])
  );
};

function drum(tones: Tones): string {
  const copper = { lit: tones.foliage, shaded: tones.foliageShade, rib: tones.paper };
  return (
    box(-138, -150, 276, 150, tones.stone) +
    box(-138, -150, 96, 150, tones.stoneShade) +
    repeat(5, (index) => arched(-104 + index * 52, -34, 28, 84, tones.pane)) +
    repeat(6, (index) => box(-136 + index * 52, -140, 12, 140, tones.paper)) +
    box(-152, -158, 304, 16, tones.paper) +
    dome({ x: 0, y: -156, half: 136, height: 166 }, copper) +
    [-1, 0, 1].map((side) => oval(side * 66, -222 - (side === 0 ? 12 : 0), 12, 17, tones.pane)).join("") +
    box(-28, -366, 56, 46, tones.paper) +
    arched(0, -324, 20, 34, tones.ink) +
    shape("M-32-366Q-18-402 0-406Q18-402 32-366Z", tones.foliage) +
    cross(tones, 0, -404, 42)
  );
}

/** Six columns under a gable, and steps. */
function portico(tones: Tones): string {
  return (
    box(-138, -196, 276, 196, tones.stoneShade) +
    arched(0, -20, 50, 116, tones.ink) +
    columns(tones, { from: -120, to: 120, y: -20, height: 160, count: 6 }) +
    box(-148, -202, 296, 22, tones.paper) +
    shape("M-156-200L0-268L156-200Z", tones.paper) +
    shape("M-108-206L0-252L108-206Z", tones.stone) +
    repeat(3, (index) => box(-150 - index * 8, -20 + index * 7, 300 + index * 16, 7, tones.paperShade))
  );
}

/** After Trajan's: a band of reliefs winds up it, a small cupola on top. */
function spiralColumn(tones: Tones): string {
  const band = repeat(8, (index) =>
    stroke(`M-30${-70 - index * 40}Q0${-62 - index * 40} 30${-92 - index * 40}`, tones.stoneShade, 8),
  );
  return (
    box(-48, -54, 96, 54, tones.paper) +
    box(-48, -54, 32, 54, tones.paperShade) +
    box(-32, -404, 64, 352, tones.stone) +
    band +
    box(-44, -420, 88, 18, tones.paper) +
    box(-26, -456, 52, 38, tones.paper) +
    arched(0, -418, 18, 28, tones.ink) +
    shape("M-32-454Q-26-486 0-492Q26-486 32-454Z", tones.foliage) +
    disc(0, -498, 7, tones.sun)
  );
}

/** Low, with an archway through it. */
function pavilion(tones: Tones): string {
  return (
    wall({ lit: tones.paper, shaded: tones.paperShade }, 74, 188) +
    arched(0, 0, 62, 112, tones.ink) +
    arched(0, -126, 30, 46, tones.pane) +
    box(-84, -200, 168, 14, tones.paper) +
    shape("M-74-200C-70-246-30-248-18-276H18C30-248 70-246 74-200Z", tones.accentShade) +
    disc(0, -282, 8, tones.sun)
  );
}
