import { box, disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** A folded map with a pin, and a card that opens the city's doors. */
export const pass: Motif = (stage) => {
  return (
    inTown(stage) +
    put(map(stage), 800, 500, 1, between(stage, -7, -2)) +
    put(card(stage), 960, 720, 1.05, between(stage, 6, 12))
  );
};

function map(stage: Stage): string {
  const { tones } = stage;
  const folds = repeat(4, (index) =>
    shape(
      `M${-440 + index * 220} ${index % 2 === 0 ? -250 : -280}L${-220 + index * 220} ${index % 2 === 0 ? -280 : -250}V${index % 2 === 0 ? 250 : 280}L${-440 + index * 220} ${index % 2 === 0 ? 280 : 250}Z`,
      index % 2 === 0 ? tones.paper : tones.paperShade,
    ),
  );
  const streets =
    repeat(6, () =>
      stroke(`M-430 ${between(stage, -210, 230)}L430 ${between(stage, -210, 230)}`, tones.stone, 12, 0.8),
    ) +
    repeat(6, () => stroke(`M${between(stage, -400, 400)}-240L${between(stage, -400, 400)} 240`, tones.stone, 12, 0.8));
  const river = stroke(
    `M-430 ${between(stage, -60, 140)}C-200-160 60 240 430 ${between(stage, -160, 20)}`,
    tones.water,
    46,
  );
  const pin =
    shape("M0 0C-70-90-80-120-80-160A80 80 0 0 1 80-160C80-120 70-90 0 0Z", tones.accent) +
    disc(0, -160, 32, tones.paper);
  const route = stroke("M-300 150C-260 20-160 60-130-60", tones.accent, 10);
  return (
    oval(0, 292, 440, 20, tones.ink, 0.2) +
    folds +
    streets +
    river +
    disc(180, -130, 76, tones.foliage, 0.8) +
    route +
    oval(-130, -58, 40, 10, tones.ink, 0.3) +
    put(pin, -130, -60, 1.1)
  );
}

function card(stage: Stage): string {
  const { tones } = stage;
  const clip = `<clipPath id="c"><rect x="-230" y="-140" width="460" height="280" rx="24"/></clipPath>`;
  const face =
    box(-230, -140, 460, 280, tones.accent) +
    put(skyline(stage, 900, 1), -260, -800) +
    shape("M-230 100H230V140H-230Z", tones.accentShade);
  return (
    clip +
    box(-224, -130, 464, 284, tones.stoneShade, 24) +
    `<g clip-path="url(#c)">${face}</g>` +
    box(-196, -108, 66, 50, tones.sun, 8) +
    stroke("M-196-84H-130M-164-108V-58", tones.landShade, 4)
  );
}
