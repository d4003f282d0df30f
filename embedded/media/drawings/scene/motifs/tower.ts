import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { birds, people } from "../props.ts";
import { between, type Motif } from "../stage.ts";

/** A tower with a viewing platform, high above the roofs. */
export const tower: Motif = (stage) => {
  const { tones } = stage;
  const floors = between(stage, 9, 12);
  const windows = repeat(floors, (index) => {
    const y = -90 - index * (480 / floors);
    return repeat(4, (column) => box(-62 + column * 36, y, 18, 22, tones.pane));
  });
  const platform =
    shape("M-150-640L-96-590H96L150-640Z", tones.stoneShade) +
    box(-158, -668, 316, 30, tones.paper) +
    repeat(9, (index) => box(-150 + index * 36, -706, 6, 40, tones.ink)) +
    stroke("M-152-706H152", tones.ink, 7);
  const content = [
    shape("M-120 0L-86-590H86L120 0Z", tones.stone),
    shape("M-120 0L-86-590H-10L-16 0Z", tones.stoneShade, 0.6),
    windows,
    platform,
    shape("M-54-668L-30-760H30L54-668Z", tones.accent),
    box(-5, -850, 10, 92, tones.ink),
    disc(0, -854, 12, tones.sun),
    shape("M-44 0V-70a44 50 0 0 1 88 0V0Z", tones.ink),
  ].join("");
  return (
    inTown(stage) +
    birds(stage.tones, between(stage, 330, 420), 300) +
    put(content, 800, 850, 0.86) +
    people(stage, [
      [520, 900],
      [640, 940],
      [980, 900],
      [1080, 936],
    ])
  );
};
