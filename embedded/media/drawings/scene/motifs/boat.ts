import { box, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { atTheWater } from "../backdrops/water.ts";
import { people } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A sightseeing boat before an arched bridge. */
export const boat: Motif = (stage) => {
  const { tones } = stage;
  const x = between(stage, 720, 860);
  return atTheWater(stage) + bridge(tones, 520) + put(hull(stage), x, 800, 1.12);
};

function bridge(tones: Tones, y: number): string {
  const openings = repeat(5, (index) => `M${-40 + index * 350} 640v-30a140 96 0 0 1 280 0v30z`);
  return [
    shape(`M-60 ${y}Q800 ${y - 70} 1660 ${y}V640H-60Z`, tones.stone),
    shape(openings, tones.waterLight),
    repeat(5, (index) => stroke(`M${-40 + index * 350} 612a140 96 0 0 1 280 0`, tones.stoneShade, 14)),
    stroke(`M-60 ${y}Q800 ${y - 70} 1660 ${y}`, tones.paper, 16),
  ].join("");
}

function hull(stage: Stage): string {
  const { tones } = stage;
  const deck = repeat(8, (index) => box(-240 + index * 62, -96, 44, 44, tones.pane, 6));
  return [
    oval(0, 74, 430, 16, tones.ink, 0.25),
    people(
      stage,
      [
        [-170, -116],
        [-90, -116],
        [10, -116],
        [120, -116],
      ],
      0.62,
    ),
    box(-270, -118, 530, 14, tones.accent, 6),
    box(-256, -106, 500, 70, tones.paper),
    deck,
    shape("M-370-40H400Q388 60 290 70H-290Q-350 50-370-40Z", tones.accent),
    shape("M-362-8H394Q376 62 290 70H-290Q-346 50-362-8Z", tones.accentShade),
    box(-370, -46, 772, 12, tones.paper, 6),
    stroke("M300-46V-150", tones.ink, 7),
    shape("M303-148h86l-22 26 22 26h-86z", tones.water),
    stroke("M-330 82q60 20 120 0t120 0 120 0 120 0 120 0 120 0", tones.paper, 7, 0.8),
  ].join("");
}
