import { disc, oval, put, shape, stroke } from "../../shapes.ts";
import { atTheWater } from "../backdrops/water.ts";
import { birds } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** Two people in a kayak. */
export const kayak: Motif = (stage) => {
  const { tones } = stage;
  return (
    atTheWater(stage, 560) +
    put(boat(tones), between(stage, 770, 840), between(stage, 770, 810), 1.35) +
    birds(tones, 560, 220)
  );
};

function boat(tones: Tones): string {
  return [
    oval(0, 44, 400, 16, tones.ink, 0.25),
    paddler(tones, -120, tones.paper),
    paddler(tones, 90, tones.foliage),
    shape("M-400-34C-260-10 260-10 400-34C330 40 200 48 0 48C-200 48-330 40-400-34Z", tones.accent),
    shape("M-376-8C-260 20 260 20 376-8C320 42 200 48 0 48C-200 48-320 42-376-8Z", tones.accentShade),
    stroke("M-300 54q50 16 100 0t100 0 100 0 100 0 100 0", tones.paper, 6, 0.8),
  ].join("");
}

function paddler(tones: Tones, x: number, jacket: string): string {
  const blade = shape(
    "M-150-20C-180-30-200-4-196 20C-170 30-150 10-146-10ZM150-200C180-230 206-226 214-204C204-180 180-176 156-190Z",
    tones.paper,
  );
  const body =
    shape("M-46-20C-50-90-34-130 0-130C34-130 50-90 46-20Z", jacket) +
    disc(0, -160, 28, tones.skin) +
    shape("M-34-166A34 30 0 0 1 34-166Z", tones.accent);
  return put(body + stroke("M-160 0L164-196", tones.ink, 8) + blade, x, 0);
}
