import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { curb, racer } from "../racing.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** Racing cars on a circuit, the grandstand behind them. */
export const circuit: Motif = (stage) => {
  const { tones } = stage;
  return [
    sky(stage),
    skyline(stage, 560, 0.8),
    put(stand(stage), 800, 690),
    shape("M0 690H1600V760H0Z", tones.foliage),
    put(curb(stage), 0, 742),
    shape("M0 776H1600V1000H0Z", tones.ink),
    stroke("M0 880H1600", tones.paper, 8, 0.5),
    put(racer(stage, tones.accent), between(stage, 480, 620), 850, 1.1),
    put(racer(stage, tones.water), between(stage, 980, 1120), 940, 1.3),
  ].join("");
};

function stand(stage: Stage): string {
  const { tones } = stage;
  const crowd = repeat(70, (index) =>
    disc(
      between(stage, -480, 480),
      between(stage, -170, -30),
      9,
      [tones.paper, tones.accent, tones.skin, tones.water][index % 4] ?? tones.ink,
    ),
  );
  const posts = repeat(5, (index) => box(-488 + index * 240, -290, 12, 290, tones.ink));
  const flags = repeat(4, (index) =>
    put(stroke("M0 0V-90", tones.ink, 5) + shape("M0-90L56-74L0-56Z", tones.accent), -370 + index * 245, -300),
  );
  return (
    shape("M-520 0L-500-190H500L520 0Z", tones.stoneShade) +
    crowd +
    posts +
    shape("M-540-290H540L500-320H-500Z", tones.paper) +
    flags
  );
}
