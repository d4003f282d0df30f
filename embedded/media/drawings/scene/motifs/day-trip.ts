import { box, oval, put, repeat, shape } from "../../shapes.ts";
import { birds, cypress, wheel } from "../props.ts";
import { mountains, ridge } from "../ridge.ts";
import { sky } from "../sky.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A road that winds away to the mountains, a coach on it. */
export const dayTrip: Motif = (stage) => {
  const { tones } = stage;
  const turn = between(stage, -60, 60);
  const road = `M${800 + turn} 640C${1160 + turn} 690 ${380 + turn} 720 620 800C860 870 1240 860 1080 1000H560C700 890 420 860 400 800C380 730 ${980 + turn} 690 ${790 + turn} 640Z`;
  const trees = [180, 300, 1250, 1390, 1480].map((x, index) => cypress(tones, x, 860 + (index % 3) * 30, 1.3)).join("");
  return [
    sky(stage),
    mountains(stage, 640, 360, [tones.mid, tones.far]),
    ridge(stage, 650, 14, tones.hill),
    ridge(stage, 740, 20, tones.foliage),
    ridge(stage, 850, 20, tones.land),
    shape(road, tones.paper),
    trees,
    put(coach(tones), 640, 862, 0.95),
    birds(tones, 480, 240),
  ].join("");
};

function coach(tones: Tones): string {
  return (
    oval(0, 4, 210, 10, tones.ink, 0.3) +
    box(-200, -150, 400, 140, tones.accent, 22) +
    box(-200, -56, 400, 46, tones.accentShade, 18) +
    repeat(5, (index) => box(-180 + index * 66, -130, 56, 56, tones.pane, 8)) +
    shape("M152-130h30q14 10 16 56h-46z", tones.pane) +
    wheel(tones, -120, -10, 28) +
    wheel(tones, 120, -10, 28)
  );
}
