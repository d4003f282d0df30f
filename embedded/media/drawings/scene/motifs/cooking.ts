import { box, disc, oval, put, repeat, shape } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { steam } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A kitchen: a steaming pot, a board, a rail of pans. */
export const cooking: Motif = (stage) => {
  const { tones } = stage;
  const side = between(stage, 0, 1) === 0 ? -1 : 1;
  const rail =
    box(380, 86, 840, 12, tones.ink, 6) +
    [470, 600, 1010, 1130].map((x, index) => put(utensil(tones, index), x, 96)).join("");
  return (
    atTheTable(stage) +
    rail +
    steam(tones, 800 - side * 180, 560) +
    put(pan(tones), 800 - side * 180, 880, 1.2) +
    put(board(tones), 800 + side * 220, 900, 1.15)
  );
};

function pan(tones: Tones): string {
  return (
    oval(0, 4, 190, 18, tones.ink, 0.3) +
    box(-206, -176, 412, 24, tones.accentShade, 12) +
    shape("M-170-210H170V-40Q170 0 130 0H-130Q-170 0-170-40Z", tones.accent) +
    shape("M-170-210H-110V0H-130Q-170 0-170-40Z", tones.accentShade) +
    box(-184, -226, 368, 24, tones.paper, 10) +
    oval(0, -228, 170, 16, tones.paperShade) +
    box(-24, -262, 48, 26, tones.ink, 10)
  );
}

function board(tones: Tones): string {
  const slices = repeat(
    4,
    (index) => disc(-96 + index * 48, -38, 26, tones.tomato) + disc(-96 + index * 48, -38, 15, tones.sun),
  );
  const knife =
    shape("M40-70L230-118Q250-96 220-86L46-52Z", tones.paper) + shape("M40-70L-60-44L-54-24L46-52Z", tones.ink);
  return (
    box(-210, -16, 420, 26, tones.land, 10) +
    box(-210, 0, 420, 10, tones.landShade, 6) +
    slices +
    shape("M110-18c-20-60 10-110 50-120c10 50-4 100-50 120z", tones.foliage) +
    shape("M120-18c10-50 50-80 90-74c-6 40-40 70-90 74z", tones.foliageShade) +
    put(knife, 10, -76)
  );
}

function utensil(tones: Tones, index: number): string {
  if (index % 2 === 0)
    return box(-5, 0, 10, 110, tones.ink) + disc(0, 150, 48, tones.stoneShade) + disc(6, 146, 38, tones.stone);
  return box(-5, 0, 10, 130, tones.ink) + shape("M-30 120H30L22 210H-22Z", tones.paper);
}
