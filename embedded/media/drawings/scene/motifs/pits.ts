import { box, put, repeat, shape, stroke } from "../../shapes.ts";
import { people, wheel } from "../props.ts";
import { standingRacer } from "../racing.ts";
import { sky } from "../sky.ts";
import { skyline } from "../skyline.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** A racing car in front of its garage, the crew and fresh wheels beside it. */
export const pits: Motif = (stage) => {
  const { tones } = stage;
  return [
    sky(stage),
    skyline(stage, 420, 0.7),
    garages(stage),
    shape("M0 740H1600V1000H0Z", tones.ink),
    stroke("M0 800H1600", tones.sun, 8, 0.7),
    people(
      stage,
      [
        [470, 800],
        [1120, 790],
        [1190, 806],
      ],
      1.5,
    ),
    put(standingRacer(stage, tones.accent), between(stage, 770, 810), 880, 1.7),
    repeat(3, (index) => wheel(tones, 1230 + index * 60, 900 - (index === 1 ? 70 : 0), 46)),
  ].join("");
};

function garages({ tones }: Stage): string {
  const doors = repeat(4, (index) => {
    const x = 30 + index * 400;
    const slats = repeat(3, (slat) => box(x + 20, 470 + slat * 26, 300, 14, tones.paperShade));
    return box(x, 450, 340, 290, tones.stoneShade) + box(x + 20, 470, 300, 270, tones.ink) + slats;
  });
  const signs = repeat(4, (index) =>
    box(110 + index * 400, 376, 180, 40, index % 2 === 0 ? tones.accent : tones.water, 6),
  );
  return box(0, 350, 1600, 390, tones.paper) + box(0, 330, 1600, 26, tones.stone) + signs + doors;
}
