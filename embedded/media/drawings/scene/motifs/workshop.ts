import { box, disc, oval, put, shape, stroke } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A studio: brushes, a vase, a canvas. */
export const workshop: Motif = (stage) => {
  const { tones } = stage;
  const side = between(stage, 0, 1) === 0 ? -1 : 1;
  return (
    atTheTable(stage) +
    put(easel(stage), 800 + side * 190, 900) +
    put(jar(tones), 800 - side * 150, 890, 1.2) +
    put(palette(tones), 800 - side * 320, 930, 1.1)
  );
};

function easel(stage: Stage): string {
  const { tones } = stage;
  const picture =
    shape("M-170-180C-90-260 0-150 170-240V-110H-170Z", tones.foliage) +
    shape("M-170-150C-60-190 60-110 170-170V-110H-170Z", tones.land) +
    disc(between(stage, -90, 90), -330, 42, tones.accent);
  return (
    stroke("M-120 60L-20-520M120 60L20-520", tones.landShade, 18) +
    box(-186, -470, 372, 376, tones.paper) +
    box(-170, -454, 340, 344, tones.waterLight) +
    picture +
    box(-210, -96, 420, 20, tones.landShade, 6)
  );
}

function jar(tones: Tones): string {
  const brushes = [-34, -12, 12, 34]
    .map((degrees, index) =>
      put(
        box(-6, -330, 12, 230, tones.land) +
          shape(
            "M-10-330C-16-366 0-390 0-396C0-390 16-366 10-330Z",
            [tones.accent, tones.water, tones.sun, tones.foliage][index] ?? tones.ink,
          ),
        0,
        0,
        1,
        degrees / 2,
      ),
    )
    .join("");
  return (
    oval(0, 4, 90, 12, tones.ink, 0.3) +
    brushes +
    shape("M-80-180H80L66 0H-66Z", tones.paper) +
    shape("M-80-180H-40L-34 0H-66Z", tones.paperShade) +
    box(-76, -120, 152, 30, tones.water)
  );
}

function palette(tones: Tones): string {
  const blobs = [tones.accent, tones.sun, tones.water, tones.foliage, tones.paper]
    .map((color, index) => oval(-110 + index * 48, -30 - Math.sin(index * 0.8) * 14, 22, 9, color))
    .join("");
  return (
    oval(0, 8, 190, 22, tones.ink, 0.25) +
    oval(0, -20, 190, 40, tones.landShade) +
    oval(0, -28, 190, 40, tones.land) +
    blobs +
    oval(130, -20, 20, 8, tones.landShade)
  );
}
