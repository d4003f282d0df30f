import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import type { Motif } from "../stage.ts";

/** Hills behind each other. */
export const inTheCountry: Motif = (stage) => {
  const { far, hill, foliage, land } = stage.tones;
  return [
    sky(stage),
    ridge(stage, 560, 60, far),
    ridge(stage, 640, 44, hill),
    ridge(stage, 730, 34, foliage),
    ridge(stage, 850, 26, land),
  ].join("");
};
