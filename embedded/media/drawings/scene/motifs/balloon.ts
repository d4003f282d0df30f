import { box, put, shape, stroke } from "../../shapes.ts";
import { mountains, ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** Hot-air balloons over the land. */
export const balloon: Motif = (stage) => {
  const { tones } = stage;
  const small =
    put(envelope(tones, tones.water), between(stage, 380, 500), between(stage, 420, 500), 0.5) +
    put(envelope(tones, tones.foliage), between(stage, 1090, 1200), between(stage, 300, 380), 0.36);
  return (
    sky(stage) +
    mountains(stage, 760, 260, [tones.mid, tones.far]) +
    skyline(stage, 800, 0.8) +
    ridge(stage, 850, 30, tones.foliage) +
    ridge(stage, 940, 24, tones.land) +
    small +
    put(envelope(tones, tones.accent), between(stage, 730, 850), between(stage, 380, 430), 1.2)
  );
};

function envelope(tones: Tones, color: string): string {
  return [
    shape("M-210-30C-210-330 210-330 210-30C210 90 90 160 46 230H-46C-90 160-210 90-210-30Z", color),
    shape("M-120-20C-120-330 120-330 120-20C120 100 50 170 24 230H-24C-50 170-120 100-120-20Z", tones.paper),
    shape("M-44-20C-44-330 44-330 44-20C44 100 20 170 10 230H-10C-20 170-44 100-44-20Z", color),
    shape(
      "M-210-30C-210-180-105-255 0-255C-90-210-150-120-140-20C-130 90-80 160-46 230C-90 160-210 90-210-30Z",
      tones.ink,
      0.16,
    ),
    stroke("M-40 236L-30 300M40 236L30 300", tones.ink, 4),
    box(-36, 298, 72, 52, tones.landShade, 8),
    box(-40, 294, 80, 12, tones.ink, 5),
  ].join("");
}
