import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { wheel } from "../props.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** Racing cars on a circuit, the grandstand behind them. */
export const circuit: Motif = (stage) => {
  const { tones } = stage;
  const kerb = repeat(16, (index) =>
    shape(`M${index * 100} 742h100l-26 34h-100z`, index % 2 === 0 ? tones.tomato : tones.paper),
  );
  return [
    sky(stage),
    skyline(stage, 560, 0.8),
    put(stand(stage), 800, 690),
    shape("M0 690H1600V760H0Z", tones.foliage),
    kerb,
    shape("M0 776H1600V1000H0Z", tones.ink),
    stroke("M0 880H1600", tones.paper, 8, 0.5),
    put(car(stage, tones.accent), between(stage, 480, 620), 850, 1.1),
    put(car(stage, tones.water), between(stage, 980, 1120), 940, 1.3),
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

/** Its wheels on 0, facing right. */
function car({ tones }: Stage, coat: string): string {
  return [
    shape("M-190-24L-160-60H-70L-40-84H20L60-56L190-34V-20H-190Z", coat),
    shape("M-44-84Q-10-112 26-84L14-70H-36Z", tones.pane),
    box(-206, -104, 16, 84, tones.paper),
    shape("M-214-112H-130V-96H-214Z", coat),
    shape("M150-22H226V-12H150Z", tones.paper),
    disc(-8, -98, 14, tones.sun),
    wheel(tones, -124, -22, 34),
    wheel(tones, 120, -20, 32),
    stroke("M-300-40H-232M-330-70H-240", tones.paper, 5, 0.6),
  ].join("");
}
