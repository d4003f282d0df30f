import { box, oval, put, shape, stroke } from "../../shapes.ts";
import { water } from "../backdrops/water.ts";
import { birds } from "../props.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A bay: a sail on the water, a parasol on the sand. */
export const beach: Motif = (stage) => {
  const { tones } = stage;
  const sand =
    shape("M0 860C400 760 900 900 1600 800V1000H0Z", tones.land) +
    stroke("M0 852C400 752 900 892 1600 792", tones.paper, 12, 0.85);
  return (
    sky(stage) +
    ridge(stage, 560, 60, tones.hill) +
    water(stage, 580) +
    put(sail(tones), between(stage, 820, 960), 730, 1.2) +
    put(sail(tones), between(stage, 1180, 1260), 640, 0.5) +
    sand +
    put(parasol(tones), between(stage, 480, 600), 950, 1.2) +
    birds(tones, 560, 230)
  );
};

function sail(tones: Tones): string {
  return (
    shape("M10-30V-410C120-320 180-180 190-30Z", tones.accent) +
    shape("M10-30V-410C50-320 60-180 60-30Z", tones.accentShade) +
    shape("M-8-40V-360C-70-260-120-140-150-40Z", tones.paper) +
    box(-3, -420, 8, 410, tones.ink) +
    shape("M-190-16H210C190 40 150 50 110 50H-110C-150 50-176 30-190-16Z", tones.paper) +
    shape("M-176 16H196C180 44 150 50 110 50H-110C-146 50-166 40-176 16Z", tones.water) +
    stroke("M-220 58q50 16 100 0t100 0 100 0 100 0", tones.paper, 7, 0.8)
  );
}

function parasol(tones: Tones): string {
  const towel = shape("M40-20L260-40L300 10L60 24Z", tones.water) + shape("M96-25L140-29L166 18L116 21Z", tones.paper);
  const canopy =
    shape("M-170-250C-130-380 110-390 170-270C60-300-80-290-170-250Z", tones.accent) +
    shape("M-64-282C-50-350 0-370 20-356C50-350 70-320 74-286C30-292-20-290-64-282Z", tones.paper);
  return oval(60, 10, 200, 16, tones.ink, 0.2) + towel + stroke("M0-330L26 6", tones.ink, 10) + canopy;
}
