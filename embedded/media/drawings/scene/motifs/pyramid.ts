import { repeat, shape, stroke } from "../../shapes.ts";
import { people } from "../props.ts";
import { ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** Three pyramids in the desert, one in front of the others. */
export const pyramid: Motif = (stage) => {
  const { tones } = stage;
  return [
    sky(stage),
    ridge(stage, 640, 24, tones.hill),
    side(stage, between(stage, 330, 390), 700, 220),
    side(stage, between(stage, 1210, 1270), 710, 250),
    side(stage, between(stage, 770, 830), 800, 480),
    ridge(stage, 800, 18, tones.land),
    shape("M0 860Q500 800 1000 850T1600 830V1000H0Z", tones.landShade, 0.5),
    people(stage, [
      [560, 900],
      [630, 930],
      [1060, 890],
    ]),
  ].join("");
};

/** A pyramid with its foot on `y`: one face in the sun, one in the shade, and courses of stone. */
function side({ tones }: Stage, x: number, y: number, height: number): string {
  const half = height * 0.95;
  const edge = x + half * 0.35;
  const courses = repeat(7, (index) => {
    const down = (height * (index + 1)) / 8;
    const at = Math.round(y - height + down);
    const [left, right] = [Math.round(x - (half * down) / height), Math.round(x + (half * 0.35 * down) / height)];
    return stroke(`M${left + 6} ${at}H${right - 4}`, tones.landShade, 4, 0.7);
  });
  const top = `M${Math.round(x)} ${Math.round(y - height)}`;
  return (
    shape(`${top}L${Math.round(x - half)} ${y}H${Math.round(edge)}Z`, tones.stone) +
    shape(`${top}L${Math.round(edge)} ${y}H${Math.round(x + half)}Z`, tones.stoneShade) +
    courses
  );
}
