import { put, repeat, shape, stroke } from "../../shapes.ts";
import { curb, racer } from "../racing.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif } from "../stage.ts";

/** One racing car on the track, as large as it fits. */
export const racingCar: Motif = (stage) => {
  const { tones } = stage;
  const marks = repeat(5, (index) => stroke(`M${index * 360 - 60} 912h170`, tones.paper, 10, 0.6));
  return [
    sky(stage),
    ridge(stage, 560, 50, tones.hill),
    ridge(stage, 630, 30, tones.foliage),
    shape("M0 640H1600V720H0Z", tones.foliageShade),
    put(curb(stage), 0, 706),
    shape("M0 740H1600V1000H0Z", tones.ink),
    marks,
    put(racer(stage, tones.accent), between(stage, 780, 850), 830, 2.1),
  ].join("");
};
