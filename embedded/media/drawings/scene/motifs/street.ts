import { box, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A lane in the old town: gabled houses on both sides, a tower at its end. */
export const street: Motif = (stage) => {
  const { tones } = stage;
  const colors = [tones.stone, tones.accent, tones.paper, tones.land];
  const side = [3, 2, 1, 0]
    .map((depth) => house(stage, depth, colors[(depth + between(stage, 0, 3)) % 4] ?? tones.stone))
    .join("");
  const other = [3, 2, 1, 0]
    .map((depth) => house(stage, depth, colors[(depth + between(stage, 0, 3)) % 4] ?? tones.stone))
    .join("");
  const lane =
    shape("M740 690H860L1420 1000H180Z", tones.paperShade) + shape("M790 690H810L900 1000H700Z", tones.paper, 0.5);
  const bunting = stroke("M300 300Q800 470 1300 300", tones.ink, 3) + repeat(9, (index) => flag(tones, index));
  return (
    inTown(stage) +
    lane +
    put(side, 0, 0) +
    `<g transform="matrix(-1 0 0 1 1600 0)">${other}</g>` +
    bunting +
    people(
      stage,
      [
        [770, 770],
        [850, 800],
        [700, 890],
        [960, 930],
      ],
      1.2,
    )
  );
};

function house(stage: Stage, depth: number, color: string): string {
  const { tones } = stage;
  const [right, near] = [690 - (3 - depth) * 130, 3 - depth];
  const [left, base, height] = [right - 170 - near * 60, 700 + near * 84, 260 + near * 120];
  const top = base - height;
  const windows = repeat(6, (index) => {
    const [x, y] = [left + 40 + (index % 2) * (80 + near * 20), top + 40 + Math.floor(index / 2) * (70 + near * 16)];
    return (
      box(x, y, 36 + near * 6, 46 + near * 8, tones.pane) + box(x - 4, y + 46 + near * 8, 44 + near * 6, 6, tones.paper)
    );
  });
  const roof = shape(
    `M${left - 14} ${top}L${(left + right) / 2} ${top - 90 - near * 16}L${right + 14} ${top}Z`,
    tones.accentShade,
  );
  return (
    box(left, top, right - left, height + 60, color) +
    shape(`M${right} ${top}h-26V${base + 60}h26Z`, tones.stoneShade) +
    roof +
    windows
  );
}

function flag({ accent, paper, water: blue }: Tones, index: number): string {
  const x = 350 + index * 112;
  const y = 300 + (1 - ((x - 800) / 500) ** 2) * 84;
  return put(shape("M-22 0H22L0 46Z", [accent, paper, blue][index % 3] ?? accent), x, y);
}
