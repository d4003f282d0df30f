import { shape } from "../../shapes.ts";
import { birds, fir, person } from "../props.ts";
import { mountains, ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif } from "../stage.ts";

/** A path into the mountains, two people on it. */
export const hike: Motif = (stage) => {
  const { tones } = stage;
  const x = between(stage, 700, 860);
  const path = shape(
    `M${x - 10} 690C${x + 160} 760 ${x - 260} 800 ${x - 60} 1000H${x + 260}C${x - 40} 840 ${x + 260} 770 ${x + 14} 690Z`,
    tones.paperShade,
  );
  const trees = [150, 260, 390, 1210, 1320, 1460]
    .map((at, index) => fir(tones, at, 880 + (index % 3) * 34, 1.2 + (index % 2) * 0.4))
    .join("");
  return (
    sky(stage) +
    mountains(stage, 690, 400, [tones.mid, tones.far]) +
    ridge(stage, 690, 24, tones.hill) +
    ridge(stage, 780, 26, tones.foliage) +
    path +
    trees +
    person(tones, tones.accent, x + 40, 900, 1.9) +
    person(tones, tones.paper, x + 120, 860, 1.6) +
    birds(tones, 520, 260)
  );
};
