import { box, put, repeat, shape, stroke } from "../../shapes.ts";
import { atTheWater } from "../backdrops/water.ts";
import { birds } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A ferry coming into harbor past the lighthouse. */
export const harbor: Motif = (stage) => {
  const { tones } = stage;
  const x = between(stage, 640, 760);
  return (
    atTheWater(stage, 600) +
    put(lighthouse(tones), 1180, 700) +
    put(ferry(tones), x, 770, 1.15) +
    birds(tones, between(stage, 380, 760), 240)
  );
};

function lighthouse(tones: Tones): string {
  const tower = shape("M-46 0L-30-300H30L46 0Z", tones.paper) + shape("M-46 0L-30-300H-8L-14 0Z", tones.paperShade);
  const stripes = shape("M-42-70H42L38-140H-38ZM-34-210H34L31-270H-31Z", tones.accent);
  const lamp =
    box(-40, -312, 80, 14, tones.ink) +
    box(-22, -362, 44, 50, tones.pane) +
    shape("M-32-362L0-400L32-362Z", tones.accentShade);
  return shape("M-210 60Q-170-30-40-20L120-10Q240 0 420 60Z", tones.stoneShade) + tower + stripes + lamp;
}

function ferry(tones: Tones): string {
  const windows =
    repeat(10, (index) => box(-250 + index * 52, -112, 30, 26, tones.pane, 4)) +
    repeat(7, (index) => box(-190 + index * 52, -186, 30, 26, tones.pane, 4));
  return [
    box(-60, -292, 84, 90, tones.accent),
    box(-60, -292, 84, 20, tones.ink),
    box(-220, -206, 420, 70, tones.paper, 8),
    box(-280, -138, 570, 76, tones.paper, 8),
    box(-280, -70, 570, 10, tones.paperShade),
    windows,
    shape("M-380-62H410L330 56H-330Z", tones.ink),
    shape("M-350 10H362L330 56H-330Z", tones.accent),
    stroke("M-400 66q50 18 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0", tones.paper, 8, 0.85),
  ].join("");
}
