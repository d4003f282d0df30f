import { box, disc, oval, repeat, shape } from "../../shapes.ts";
import { water } from "../backdrops/water.ts";
import { people } from "../props.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** The city across the water after dark, every window lit. */
export const nightCity: Motif = (stage) => {
  const { tones } = stage;
  const [low, high] = isHighRise(stage) ? [150, 420] : [76, 170];
  const houses = repeat(13, (index) => house(stage, 60 + index * 118, between(stage, low, high)));
  const mirrors = repeat(26, (index) =>
    oval(
      between(stage, 40, 1560),
      690 + index * 11,
      between(stage, 14, 70),
      4,
      index % 3 === 0 ? tones.pane : tones.waterLight,
      0.6,
    ),
  );
  const rail =
    box(0, 930, 1600, 70, tones.ink) +
    repeat(9, (index) => box(70 + index * 180, 860, 12, 80, tones.ink) + disc(76 + index * 180, 850, 15, tones.pane));
  return (
    sky(stage) +
    skyline(stage, 654, isHighRise(stage) ? 0.95 : 1.7) +
    water(stage, 660) +
    houses +
    box(0, 652, 1600, 14, tones.ink) +
    mirrors +
    rail +
    people(
      stage,
      [
        [700, 944],
        [752, 944],
      ],
      1.5,
    )
  );
};

/** Where towers belong to the skyline; elsewhere the landmarks stand above the roofs. */
function isHighRise({ look }: Stage): boolean {
  return look.skyline.includes("slab") || look.skyline.includes("crown");
}

function house(stage: Stage, x: number, height: number): string {
  const { tones } = stage;
  const wide = between(stage, 84, 118);
  const rows = Math.floor((height - 30) / 34);
  const lit = repeat(rows * 3, (index) => {
    const [left, top] = [x + 14 + (index % 3) * Math.round(wide / 3.3), 682 - height + Math.floor(index / 3) * 34];
    return stage.random() < 0.6 ? `M${left} ${top}h16v18h-16z` : "";
  });
  return (
    box(x, 660 - height, wide, height, tones.stoneShade) +
    box(x + wide - 16, 660 - height, 16, height, tones.mid) +
    shape(lit, tones.pane)
  );
}
