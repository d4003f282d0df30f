import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A stadium under its floodlights. */
export const stadium: Motif = (stage) => {
  const { tones } = stage;
  const masts = [300, 620, 980, 1300].map((x) => put(mast(tones), x, 560)).join("");
  const crowd = repeat(90, (index) =>
    disc(
      between(stage, 200, 1400),
      between(stage, 560, 668),
      7,
      [tones.paper, tones.accent, tones.ink, tones.water][index % 4] ?? tones.ink,
      0.9,
    ),
  );
  const stripes = repeat(4, (index) =>
    shape(`M${520 + index * 160} 730h80L${(520 + index * 160 - 800) * 1.9 + 952} 1000h-152z`, tones.foliageShade, 0.5),
  );
  return [
    sky(stage),
    skyline(stage, 600, 0.9),
    masts,
    shape("M120 560C400 480 1200 480 1480 560L1600 760H0Z", tones.stone),
    shape("M160 560C430 500 1170 500 1440 560L1400 690H200Z", tones.stoneShade),
    crowd,
    shape("M0 700H1600V1000H0Z", tones.foliage),
    stripes,
    stroke("M500 728H1100L1560 1000M500 728L40 1000", tones.paper, 8),
    `<ellipse cx="800" cy="850" rx="190" ry="50" fill="none" stroke="${tones.paper}" stroke-width="8"/>`,
    stroke("M270 850H1330", tones.paper, 6),
    disc(between(stage, 700, 900), 830, 22, tones.paper),
  ].join("");
};

function mast(tones: Tones): string {
  const lamps = repeat(6, (index) => disc(-44 + (index % 3) * 44, -322 + Math.floor(index / 3) * 42, 15, tones.sun));
  return (
    disc(0, -300, 110, tones.sun, 0.16) +
    box(-6, -290, 12, 300, tones.ink) +
    box(-74, -350, 148, 100, tones.ink, 8) +
    lamps
  );
}
