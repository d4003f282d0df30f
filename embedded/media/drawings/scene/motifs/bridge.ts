import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { atTheWater } from "../backdrops/water.ts";
import { people } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** A bridge of three stone arches, lamps and people on it. */
export const bridge: Motif = (stage) => {
  const walkers = [-330, -140, 60, 250].map((x) => [800 + x, 520] as const);
  return atTheWater(stage, 600) + people(stage, walkers, 0.9) + put(arches(stage), 800, between(stage, 790, 810));
};

/** The water on 0, its road 270 above. */
function arches({ tones }: Stage): string {
  const openings = [-420, 0, 420].map((x) => `M${x - 160} 0V-40a160 150 0 0 1 320 0V0Z`).join("");
  const piers = [-640, -210, 210, 640];
  return [
    `<path fill-rule="evenodd" fill="${tones.stone}" d="M-900-20V-236Q0-300 900-236V0H-900Z${openings}"/>`,
    stroke("M-900-240Q0-304 900-240", tones.paper, 22),
    stroke("M-900-214Q0-278 900-214", tones.stoneShade, 8),
    ...[-420, 0, 420].map((x) => stroke(`M${x - 166} 0V-40a166 156 0 0 1 332 0V0`, tones.stoneShade, 12)),
    ...piers.map((x) => shape(`M${x - 52} 24V-60L${x}-120L${x + 52}-60V24Z`, tones.stoneShade)),
    repeat(5, (index) => {
      const x = -600 + index * 300;
      return box(x - 4, -370, 8, 100, tones.ink) + disc(x, -378, 15, tones.pane);
    }),
  ].join("");
}
