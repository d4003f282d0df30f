import { box, repeat } from "../../shapes.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import type { Motif } from "../stage.ts";

/** A square in the city: its skyline behind, paving in front. */
export const inTown: Motif = (stage) => {
  const { land, landShade, hill } = stage.tones;
  const joints = repeat(5, (index) => box(0, 748 + index * index * 13, 1600, 3 + index, landShade));
  return sky(stage) + ridge(stage, 640, 40, hill) + skyline(stage, 720) + box(0, 718, 1600, 282, land) + joints;
};
