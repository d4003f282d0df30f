import { disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { underWater } from "../backdrops/water.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A reef: fish above coral. */
export const snorkel: Motif = (stage) => {
  const { tones } = stage;
  const colors = [tones.accent, tones.sun, tones.paper];
  const school = repeat(7, (index) =>
    put(
      fish(tones, colors[index % 3] ?? tones.sun),
      480 + (index % 3) * 270 + between(stage, -70, 70),
      300 + Math.floor(index / 3) * 150 + between(stage, -40, 40),
      0.5 + (index % 4) * 0.16,
    ),
  );
  const reef = [330, 520, 1010, 1190, 1330]
    .map((x, index) => put(index % 2 === 0 ? coral(tones) : fan(tones), x, 940, 1.05 + (index % 3) * 0.2))
    .join("");
  return (
    underWater(stage) +
    put(fish(tones, tones.accent), between(stage, 700, 860), between(stage, 480, 560), 1.7) +
    school +
    reef
  );
};

function fish(tones: Tones, color: string): string {
  return (
    shape("M-70 0L-130-46Q-112 0-130 46Z", color) +
    shape("M-20-44Q20-84 50-38Z", tones.ink, 0.55) +
    shape("M-84 0C-50-66 60-70 110 0C60 70-50 66-84 0Z", color) +
    shape("M-84 0C-50 66 60 70 110 0C40 30-40 24-84 0Z", tones.ink, 0.18) +
    stroke("M30-44Q54 0 30 44M-10-46Q14 0-10 46", tones.paper, 10, 0.85) +
    disc(76, -10, 9, tones.ink)
  );
}

function coral(tones: Tones): string {
  return stroke(
    "M0 0V-130M0-60C-60-70-70-110-70-160M0-90C60-96 70-130 72-190M-66-110C-96-116-106-136-106-160M0-130C-20-160-10-190-20-220M66-150C90-150 110-170 112-190",
    tones.accent,
    22,
  );
}

function fan(tones: Tones): string {
  return repeat(5, (index) =>
    stroke(
      `M0 0Q${(index - 2) * 26}-110 ${(index - 2) * 62} ${-230 + Math.abs(index - 2) * 34}`,
      index % 2 === 0 ? tones.foliage : tones.foliageShade,
      20,
    ),
  );
}
