import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A church front: a rose window between two towers, a dome behind. */
export const church: Motif = (stage) => {
  const { tones } = stage;
  const height = between(stage, 470, 560);
  const front = [
    shape("M-190-330a190 200 0 0 1 380 0Z", tones.accentShade),
    shape("M0-520a190 200 0 0 1 190 190H0Z", tones.accent),
    box(-14, -590, 28, 80, tones.paper),
    box(-210, -340, 420, 340, tones.stone),
    shape("M-210-340L0-440L210-340Z", tones.paper),
    ...[-1, 1].map((side) => put(tower(tones, height), side * 280, 0)),
    disc(0, -236, 66, tones.paper),
    disc(0, -236, 52, tones.pane),
    repeat(6, (index) => put(stroke("M0-52V52", tones.paper, 5), 0, -236, 1, index * 30)),
    shape("M-60 0V-90a60 66 0 0 1 120 0V0Z", tones.ink),
    shape("M-170 0V-70a36 40 0 0 1 72 0V0ZM98 0V-70a36 40 0 0 1 72 0V0Z", tones.stoneShade),
  ].join("");
  return (
    inTown(stage) +
    put(front, 800, 790) +
    people(stage, [
      [500, 890],
      [600, 930],
      [1010, 886],
      [1100, 940],
    ])
  );
};

/** Its feet on 0. */
function tower(tones: Tones, height: number): string {
  const windows = repeat(3, (index) =>
    shape(`M-26 ${-90 - index * 130}v-60a26 30 0 0 1 52 0v60Z`, index === 2 ? tones.ink : tones.pane),
  );
  return (
    box(-70, -height, 140, height, tones.stone) +
    box(-70, -height, 52, height, tones.stoneShade) +
    windows +
    box(-82, -height - 16, 164, 22, tones.paper) +
    shape(`M-70 ${-height - 16}L0 ${-height - 190}L70 ${-height - 16}Z`, tones.accent) +
    shape(`M-70 ${-height - 16}L0 ${-height - 190}V${-height - 16}Z`, tones.accentShade)
  );
}
