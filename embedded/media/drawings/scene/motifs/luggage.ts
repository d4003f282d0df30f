import { box, oval, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** Three suitcases in a square. */
export const luggage: Motif = (stage) => {
  const { tones } = stage;
  const [tall, low] = [between(stage, 380, 430), between(stage, 230, 270)];
  const [first, second, third] = [tones.accent, tones.water, tones.foliage];
  return [
    inTown(stage),
    put(suitcase(tones, 250, tall, first), 660, 880),
    put(suitcase(tones, 330, low, second), 980, 890),
    put(suitcase(tones, 230, 160, third), 970, 890 - low - 46),
  ].join("");
};

function suitcase(tones: Tones, width: number, height: number, color: string): string {
  const left = -width / 2;
  const ribs = repeat(3, (index) =>
    shape(
      `M${Math.round(left + (width / 4) * (index + 1))} ${-height - 14}v${height - 20}h9V${-height - 14}z`,
      tones.ink,
      0.16,
    ),
  );
  return [
    oval(0, 4, width * 0.62, 13, tones.ink, 0.25),
    stroke(`M-44 ${-height - 30}v-44h88v44`, tones.ink, 13),
    box(left, -height - 34, width, height + 18, color, 28),
    shape(
      `M${left} ${-height}V-44Q${left} -16 ${left + 28} -16H${left + 54}V${-height - 34}H${left + 28}Q${left} ${-height - 34} ${left} ${-height}Z`,
      tones.ink,
      0.2,
    ),
    ribs,
    box(left + width * 0.62, -height + 26, width * 0.24, 40, tones.paper, 6),
    box(left + 24, -18, 30, 20, tones.ink, 8),
    box(-left - 54, -18, 30, 20, tones.ink, 8),
  ].join("");
}
