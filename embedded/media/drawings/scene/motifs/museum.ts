import { box, disc, put, repeat, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A temple of art: pediment, columns, steps, two banners. */
export const museum: Motif = (stage) => {
  const { tones } = stage;
  const columns = between(stage, 5, 7);
  const gap = 760 / columns;
  const house = [
    box(-430, -370, 860, 370, tones.stoneShade),
    repeat(columns, (index) => box(-380 + index * gap + gap / 2 - 34, -300, 68, 250, tones.pane)),
    repeat(columns + 1, (index) => column(tones, -380 + index * gap)),
    box(-450, -400, 900, 46, tones.stone),
    box(-450, -358, 900, 10, tones.stoneShade),
    shape("M-480-400L0-560L480-400Z", tones.paper),
    shape("M-400-414L0-540L400-414Z", tones.stoneShade),
    shape("M0-540L400-414H0Z", tones.stone),
    disc(0, -456, 34, tones.accent),
    ...[-1, 1].map(
      (side) => box(side * 470 - 40, -330, 80, 230, tones.accent) + box(side * 470 - 40, -290, 80, 14, tones.paper),
    ),
    repeat(4, (step) =>
      box(-470 - step * 34, step * 16 - 30, 940 + step * 68, 17, step % 2 === 0 ? tones.paper : tones.stone),
    ),
  ].join("");
  return (
    inTown(stage) +
    put(house, 800, 790) +
    people(stage, [
      [560, 890],
      [640, 930],
      [1010, 884],
      [1090, 940],
    ])
  );
};

function column(tones: Tones, x: number): string {
  return (
    box(x - 22, -350, 44, 320, tones.stone) +
    box(x - 22, -350, 14, 320, tones.stoneShade) +
    box(x - 30, -356, 60, 16, tones.paper) +
    box(x - 30, -44, 60, 14, tones.paper)
  );
}
