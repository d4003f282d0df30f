import { box, disc, oval, put, shape } from "../../shapes.ts";
import { water } from "../backdrops/water.ts";
import { fir, person, wheel } from "../props.ts";
import { mountains, ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A camper van by a lake. */
export const camper: Motif = (stage) => {
  const { tones } = stage;
  const trees = [170, 290, 1290, 1400, 1500].map((x, index) => fir(tones, x, 800 + (index % 2) * 40, 1.7)).join("");
  return (
    sky(stage) +
    mountains(stage, 620, 330, [tones.mid, tones.far]) +
    water(stage, 620) +
    ridge(stage, 790, 18, tones.foliage) +
    ridge(stage, 900, 16, tones.land) +
    trees +
    put(van(tones), between(stage, 740, 850), 890, 1.35) +
    person(tones, tones.paper, 1255, 920, 1.5)
  );
};

function van(tones: Tones): string {
  return [
    oval(0, 6, 300, 12, tones.ink, 0.3),
    shape(
      "M-250-210Q-250-240-220-240H130C200-240 230-170 250-120Q270-110 270-80V-16H-270V-80Q-250-120-250-210Z",
      tones.paper,
    ),
    shape("M-266-100H262Q270-96 270-80V-16H-270V-80Z", tones.accent),
    shape("M-270-50H270V-16H-270Z", tones.accentShade),
    box(-216, -206, 130, 80, tones.pane, 10),
    box(-66, -206, 110, 80, tones.pane, 10),
    shape("M64-206H128C170-206 196-160 210-126H64Z", tones.pane),
    shape("M-236-240L-180-290H60L100-240Z", tones.water),
    disc(252, -70, 13, tones.sun),
    wheel(tones, -160, -16, 46),
    wheel(tones, 160, -16, 46),
  ].join("");
}
