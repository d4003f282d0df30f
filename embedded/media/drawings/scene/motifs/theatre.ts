import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { person } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A stage before the evening begins: curtain, light, boards. */
export const theatre: Motif = (stage) => {
  const { tones } = stage;
  const folds = repeat(6, (index) => fold(tones, index * 84, index));
  const x = between(stage, 740, 860);
  const light =
    shape(`M${x - 30} 0H${x + 30}L${x + 230} 830H${x - 230}Z`, tones.sun, 0.28) + oval(x, 830, 230, 34, tones.sun, 0.6);
  const heads = repeat(
    11,
    (index) => disc(80 + index * 146, 962, 52, tones.ink) + box(14 + index * 146, 986, 132, 60, tones.ink, 30),
  );
  return [
    box(0, 0, 1600, 1000, tones.ink),
    shape("M300 740H1300L1600 900H0Z", tones.land),
    repeat(9, (index) => stroke(`M${340 + index * 115} 742L${-40 + index * 210} 900`, tones.landShade, 4)),
    light,
    put(folds, 0, 0),
    `<g transform="matrix(-1 0 0 1 1600 0)">${folds}</g>`,
    box(0, 0, 1600, 90, tones.accentShade),
    repeat(16, (index) => oval(50 + index * 100, 90, 52, 34, tones.accent)),
    person(tones, tones.accent, x, 836, 2.1),
    box(0, 890, 1600, 110, tones.accentShade),
    heads,
  ].join("");
};

function fold(tones: Tones, x: number, index: number): string {
  const foot = 900 - index * 26;
  return shape(
    `M${x} 0H${x + 90}C${x + 60} 300 ${x + 20} 520 ${x - 30} ${foot}H${x - 120}C${x - 50} 520 ${x - 20} 300 ${x} 0Z`,
    index % 2 === 0 ? tones.accent : tones.accentShade,
  );
}
