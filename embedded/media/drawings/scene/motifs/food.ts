import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { steam } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A laid table: bread, a bowl, tomatoes, a plate. */
export const food: Motif = (stage) => {
  const { tones } = stage;
  const things = [bowl(tones), plate(tones), bread(tones)];
  const first = between(stage, 0, 2);
  const laid = [0, 1, 2].map((place) => put(things[(first + place) % 3] ?? "", 500 + place * 300, 850, 1.2)).join("");
  return (
    atTheTable(stage) +
    steam(tones, 500 + ((3 - first) % 3) * 300, 640) +
    laid +
    tomato(tones, 650, 918) +
    tomato(tones, 960, 926) +
    tomato(tones, 1010, 906)
  );
};

function bowl(tones: Tones): string {
  return (
    oval(0, 8, 130, 16, tones.ink, 0.25) +
    oval(0, -104, 136, 26, tones.accentShade) +
    oval(0, -106, 118, 20, tones.sun) +
    oval(20, -108, 50, 10, tones.foliage) +
    shape("M-136-104C-130-30-70 0 0 0C70 0 130-30 136-104C110-70-110-70-136-104Z", tones.paper) +
    shape("M-136-104C-130-30-70 0 0 0C-60-20-100-50-108-86Z", tones.paperShade) +
    stroke("M-112-52Q0 0 112-52", tones.water, 8)
  );
}

function plate(tones: Tones): string {
  return (
    oval(0, 6, 160, 18, tones.ink, 0.25) +
    oval(0, -8, 156, 26, tones.paperShade) +
    oval(0, -14, 156, 26, tones.paper) +
    shape("M-96-16C-90-70-50-84 0-80C60-90 92-60 96-16C50 4-50 4-96-16Z", tones.tomato) +
    shape("M-70-50q40-30 60 0t60-4M-60-26q50-30 70 0t50-6", tones.sun, 0.8) +
    oval(-10, -78, 34, 9, tones.foliage) +
    oval(30, -72, 20, 7, tones.foliageShade)
  );
}

function bread(tones: Tones): string {
  const cuts = repeat(3, (index) => stroke(`M${-60 + index * 50}-84l26 38`, tones.paper, 9));
  return (
    box(-170, -14, 340, 22, tones.stoneShade, 8) +
    shape("M-140-14C-170-96-60-110 0-110C90-110 160-80 140-14Z", tones.land) +
    shape("M-140-14C-170-96-60-110 0-110C-70-90-110-60-100-14Z", tones.landShade) +
    cuts
  );
}

function tomato(tones: Tones, x: number, y: number): string {
  return (
    disc(x, y - 24, 32, tones.tomato) +
    shape(`M${x - 32} ${y - 24}a32 32 0 0 0 44 30c-30-4-44-30-30-58a32 32 0 0 0-14 28z`, tones.ink, 0.2) +
    shape(`M${x} ${y - 50}l16-8-4 12 14 4-16 6-10 8-8-8-18-4 16-6-4-12z`, tones.foliage)
  );
}
