import { box, disc, oval, put, repeat, shape } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { steam } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A bath: stones, a towel, a plant, water. */
export const spa: Motif = (stage) => {
  const { tones } = stage;
  const side = between(stage, 0, 1) === 0 ? -1 : 1;
  const pool =
    box(0, 880, 1600, 120, tones.water) +
    repeat(9, (index) =>
      oval(between(stage, 60, 1540), 905 + index * 10, between(stage, 60, 150), 4, tones.waterLight, 0.7),
    );
  return (
    atTheTable(stage) +
    steam(tones, 800 + side * 200, 660) +
    put(stones(tones), 800, 878, 1.25) +
    put(towels(tones), 800 - side * 320, 876, 1.2) +
    put(leaves(tones), 800 + side * 330, 876, 1.2) +
    pool
  );
};

function stones(tones: Tones): string {
  const pile: readonly (readonly [number, number])[] = [
    [130, -34],
    [106, -92],
    [80, -142],
    [52, -182],
  ];
  return (
    pile
      .map(
        ([across, y]) =>
          oval(0, y, across, 36 - y / -12, tones.stoneShade) + oval(14, y - 5, across - 24, 24 - y / -12, tones.stone),
      )
      .join("") + shape("M0-206c10-50 50-60 70-56c0 40-30 60-70 56z", tones.foliage)
  );
}

function towels(tones: Tones): string {
  return repeat(
    3,
    (index) =>
      box(-110, -50 - index * 52, 220, 50, index === 1 ? tones.accent : tones.paper, 24) +
      disc(84, -25 - index * 52, 16, tones.paperShade),
  );
}

function leaves(tones: Tones): string {
  const blades = repeat(7, (index) =>
    put(
      shape("M0 0C-34-80-26-170 0-230C26-170 34-80 0 0Z", index % 2 === 0 ? tones.foliage : tones.foliageShade),
      0,
      -100,
      1,
      (index - 3) * 22,
    ),
  );
  return blades + shape("M-70-110H70L50 0H-50Z", tones.paper) + shape("M-70-110H-30L-24 0H-50Z", tones.paperShade);
}
