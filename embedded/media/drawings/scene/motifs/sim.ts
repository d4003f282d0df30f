import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A telephone that is in touch: arcs of signal over the city. */
export const sim: Motif = (stage) => {
  const { tones } = stage;
  const arcs = repeat(3, (index) =>
    stroke(
      `M${-90 - index * 80}-40A${90 + index * 80} ${90 + index * 80} 0 0 1 ${90 + index * 80}-40`,
      tones.accent,
      26,
    ),
  );
  return (
    inTown(stage) +
    put(arcs, 800, 330) +
    put(phone(stage), 760, 650, 1.05, between(stage, -8, -3)) +
    put(chip(tones), 1060, 800, 1, between(stage, 8, 16))
  );
};

function phone(stage: Stage): string {
  const { tones } = stage;
  const clip = '<clipPath id="p"><rect x="-150" y="-300" width="300" height="600" rx="26"/></clipPath>';
  const screen =
    box(-150, -300, 300, 600, tones.waterLight) +
    stroke("M-150 120L20 40L40-120L150-180M20 40L150 130M-150-60L40-120", tones.paper, 22) +
    shape("M-150 180Q-20 120 150 220V300H-150Z", tones.foliage);
  const pin =
    shape("M0 0C-44-60-52-80-52-104A52 52 0 0 1 52-104C52-80 44-60 0 0Z", tones.accent) +
    disc(0, -104, 20, tones.paper);
  return (
    put(box(-170, -320, 340, 640, tones.stoneShade, 44), 14, 14) +
    box(-170, -320, 340, 640, tones.ink, 44) +
    clip +
    `<g clip-path="url(#p)">${screen}</g>` +
    put(pin, between(stage, 10, 40), 36, 1.3) +
    box(-44, -290, 88, 14, tones.ink, 7)
  );
}

function chip(tones: Tones): string {
  return (
    put(shape("M-110-140H60L110-90V140H-110Z", tones.ink, 0.25), 8, 10) +
    shape("M-110-140H60L110-90V140H-110Z", tones.paper) +
    box(-66, -50, 132, 140, tones.sun, 16) +
    stroke("M-66 0H-22V40H-66M66 0H22V40H66M0-50V-10", tones.landShade, 6)
  );
}
