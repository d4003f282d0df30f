import { disc, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTheCountry } from "../backdrops/on-land.ts";
import { water } from "../backdrops/water.ts";
import { birds } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** Herons in the reeds of a lake. */
export const wildlife: Motif = (stage) => {
  const { tones } = stage;
  const reeds = repeat(26, (index) => reed(stage, (index < 13 ? 0 : 1080) + between(stage, 0, 520)));
  return (
    inTheCountry(stage) +
    water(stage, 720) +
    put(heron(tones), between(stage, 620, 700), 880, 1.3) +
    `<g transform="matrix(-1 0 0 1 1780 0)">${put(heron(tones), between(stage, 760, 840), 850, 0.95)}</g>` +
    reeds +
    birds(tones, 600, 250)
  );
};

function heron(tones: Tones): string {
  return [
    stroke("M-10-150V0M30-150V0", tones.ink, 6),
    oval(10, 2, 70, 6, tones.ink, 0.25),
    stroke("M70-220C130-280 60-340 100-400", tones.paper, 26),
    disc(108, -410, 24, tones.paper),
    shape("M122-420L204-398L122-398Z", tones.accent),
    shape("M96-430C60-446 40-440 20-428C50-424 76-416 100-410Z", tones.ink),
    disc(114, -414, 4, tones.ink),
    shape("M90-236C40-270-60-260-150-170C-70-140 60-120 90-236Z", tones.paper),
    shape("M40-220C-20-226-90-200-150-170C-80-150 10-150 40-220Z", tones.stoneShade),
  ].join("");
}

function reed(stage: Stage, x: number): string {
  const { tones } = stage;
  const [height, lean] = [between(stage, 150, 330), between(stage, -26, 26)];
  const stalk = stroke(`M${x} 1000Q${x} ${1000 - height / 2} ${x + lean} ${1000 - height}`, tones.foliageShade, 7);
  return stage.random() < 0.4 ? stalk + stroke(`M${x + lean} ${1000 - height}v50`, tones.accentShade, 20) : stalk;
}
