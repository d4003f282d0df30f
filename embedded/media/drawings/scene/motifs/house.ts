import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A house of many colors: a waved roof, arched windows, balconies and a crown of chimneys. */
export const house: Motif = (stage) => {
  const { tones } = stage;
  const floors = repeat(4, (row) =>
    repeat(5, (index) => bay(tones, -270 + index * 135, -70 - row * 118, (row + index) % 2 === 0)),
  );
  const waves = repeat(5, () => `q67-${between(stage, 70, 100)} 135 0`);
  const chimneys = repeat(4, (index) => {
    const x = -240 + index * 160;
    return box(x - 16, -660, 32, 90, tones.accent) + disc(x, -672, 24, index % 2 === 0 ? tones.sun : tones.paper);
  });
  const front = [
    oval(0, 6, 400, 20, tones.ink, 0.18),
    chimneys,
    shape(`M-338-556${waves}V0H-338Z`, tones.stone),
    stroke(`M-338-556${waves}`, tones.accent, 20),
    shape("M-338 0V-556H-250V0Z", tones.stoneShade, 0.35),
    floors,
    shape("M-58 0V-70a58 60 0 0 1 116 0V0Z", tones.ink),
  ].join("");
  return (
    inTown(stage) +
    put(front, 800, 810) +
    people(stage, [
      [430, 890],
      [1110, 880],
      [1180, 930],
    ])
  );
};

/** A window with its balcony on `y`. */
function bay(tones: Tones, x: number, y: number, isOval: boolean): string {
  const pane = isOval
    ? oval(x, y - 52, 34, 42, tones.pane)
    : shape(`M${x - 34} ${y}V${y - 56}a34 36 0 0 1 68 0V${y}Z`, tones.pane);
  return (
    pane +
    stroke(`M${x - 42} ${y - 52}a42 48 0 0 1 84 0`, tones.paper, 8) +
    shape(`M${x - 50} ${y - 22}H${x + 50}Q${x + 44} ${y + 8} ${x} ${y + 8}T${x - 50} ${y - 22}Z`, tones.accentShade)
  );
}
