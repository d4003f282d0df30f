import { box, disc, oval, put, shape, stroke } from "../../shapes.ts";
import { atTheTable } from "../backdrops/on-land.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A bottle, two glasses, grapes and cheese by the window. */
export const wine: Motif = (stage) => {
  const { tones } = stage;
  const side = between(stage, 0, 1) === 0 ? -1 : 1;
  const parts = [
    put(bottle(tones), 800 - side * 60, 870, 1.16),
    put(glass(tones, tones.wine), 800 + side * 130, 880, 1.1),
    put(glass(tones, tones.sun), 800 + side * 290, 856, 1.1),
    put(grapes(tones), 800 - side * 290, 890, 1.15),
  ];
  return atTheTable(stage) + parts.join("");
};

function bottle(tones: Tones): string {
  const outline = "M-58 0V-210C-58-270-22-280-22-330V-410H22V-330C22-280 58-270 58-210V0Z";
  return (
    oval(0, 4, 84, 12, tones.ink, 0.3) +
    shape(outline, tones.foliageShade) +
    shape("M24 0V-214C24-268 4-284 4-330V-410H22V-330C22-280 58-270 58-210V0Z", tones.foliage) +
    box(-58, -180, 116, 116, tones.paper) +
    box(-58, -130, 116, 8, tones.accent) +
    disc(0, -100, 14, tones.accent) +
    box(-25, -414, 50, 60, tones.accent)
  );
}

function glass(tones: Tones, drink: string): string {
  return (
    oval(0, 2, 64, 10, tones.ink, 0.25) +
    shape("M-76-320C-86-220-66-160 0-156C66-160 86-220 76-320Z", tones.paper, 0.5) +
    shape("M-79-260C-78-200-56-160 0-156C56-160 78-200 79-260Z", drink) +
    shape("M-79-260C-78-200-56-160 0-156C-40-176-52-214-50-260Z", tones.ink, 0.18) +
    box(-5, -158, 10, 150, tones.paper) +
    oval(0, -4, 58, 9, tones.paper)
  );
}

function grapes(tones: Tones): string {
  const rows = [4, 4, 3, 2, 1];
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * 46 + 20, y: -150 + row * 36 })),
  );
  const cheese =
    shape("M-190 0L-30-92L-10 0Z", tones.sun) +
    shape("M-190 0L-30-92L-50-100L-210-12Z", tones.paper) +
    disc(-80, -26, 12, tones.land) +
    disc(-44, -52, 8, tones.land);
  return (
    cheese +
    berries.map(({ x, y }) => disc(x + 70, y, 26, tones.wine) + disc(x + 77, y - 6, 12, tones.paper, 0.25)).join("") +
    stroke("M90-176q10-40 40-50", tones.foliageShade, 8) +
    shape("M90-180c-60-50-90-10-100 20c40 10 80 10 100-20z", tones.foliage)
  );
}
