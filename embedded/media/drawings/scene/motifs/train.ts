import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTheCountry } from "../backdrops/on-land.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A train on a viaduct. */
export const train: Motif = (stage) => {
  const { tones } = stage;
  const viaduct =
    shape("M0 690H1600V1000H0Z", tones.stone) +
    repeat(6, (index) => opening(tones, -60 + index * 300)) +
    box(0, 682, 1600, 22, tones.paper) +
    box(0, 704, 1600, 8, tones.stoneShade);
  const line =
    repeat(6, (index) => box(120 + index * 290, 470, 8, 216, tones.ink)) + stroke("M0 486H1600", tones.ink, 3);
  return (
    inTheCountry(stage) + skyline(stage, 660, 0.8) + viaduct + line + put(cars(tones), between(stage, -20, 60), 682)
  );
};

function opening(tones: Tones, x: number): string {
  const d = `M${x} 1000V840a116 116 0 0 1 232 0V1000Z`;
  return (
    shape(d, tones.foliage) +
    shape(`M${x} 1000V840a116 116 0 0 1 60-100C${x + 30} 780 ${x + 34} 820 ${x + 34} 860V1000Z`, tones.stoneShade)
  );
}

function cars(tones: Tones): string {
  return [
    shape("M-80-160H1060C1180-160 1250-90 1290-36Q1294-12 1260-12H-80Z", tones.paper),
    shape("M-80-52H1278Q1292-40 1290-36Q1294-12 1260-12H-80Z", tones.accent),
    box(-80, -136, 1090, 54, tones.pane),
    repeat(9, (index) => box(60 + index * 108, -136, 14, 54, tones.paper)),
    ...[270, 660].map((x) => box(x, -160, 8, 148, tones.paperShade)),
    shape("M1080-140C1150-132 1192-104 1220-76H1080Z", tones.pane),
    disc(1246, -44, 10, tones.sun),
    box(-80, -12, 1340, 10, tones.ink),
  ].join("");
}
