import { box, disc, oval, put, shape, stroke } from "../../shapes.ts";
import { atTheWater } from "../backdrops/water.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A helicopter over the city and its water. */
export const helicopter: Motif = (stage) => {
  const { tones } = stage;
  return atTheWater(stage, 760) + put(machine(tones), between(stage, 760, 860), between(stage, 400, 450), 1.35, -6);
};

function machine(tones: Tones): string {
  return [
    shape("M-330-60L-120-50V10L-320-30Z", tones.accentShade),
    shape("M-350-130L-300-130L-290-20H-330Z", tones.accent),
    disc(-322, -60, 44, tones.paper, 0.6),
    stroke("M-130 110H150Q190 110 200 84M-70 60L-90 108M90 60L100 108", tones.ink, 12),
    shape(
      "M-170-20C-160-110-90-120 20-116C130-112 206-50 214 20C216 60 160 76 60 76H-60C-130 76-166 40-170-20Z",
      tones.accent,
    ),
    shape("M-170-20C-166 40-130 76-60 76H60C160 76 216 60 214 20C120 40-60 40-170-20Z", tones.accentShade),
    shape("M50-98C130-92 184-46 196 2C150 16 90 14 50 4Z", tones.pane),
    box(-80, -84, 100, 74, tones.pane, 12),
    box(-12, -158, 24, 46, tones.ink),
    oval(0, -162, 370, 9, tones.ink, 0.75),
    oval(0, -162, 30, 16, tones.ink),
  ].join("");
}
