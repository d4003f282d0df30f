import { box, oval, put, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A triumphal arch on a square: one passage or three. */
export const landmark: Motif = (stage) => {
  const { tones } = stage;
  const passages = between(stage, 0, 1) === 0 ? [0] : [-190, 0, 190];
  const half = passages.length === 1 ? 230 : 310;
  const arch = [
    box(-half, -460, half * 2, 460, tones.stone),
    shape(`M${-half} 0V-460H${-half + 44}V0Z`, tones.stoneShade),
    ...passages.map((x) => passage(tones, x, x === 0 ? 84 : 56)),
    box(-half - 24, -372, half * 2 + 48, 22, tones.paper),
    box(-half - 24, -350, half * 2 + 48, 8, tones.stoneShade),
    box(-half + 40, -440, half * 2 - 80, 46, tones.stoneShade, 4),
    box(-half - 30, -486, half * 2 + 60, 30, tones.paper),
    ...[-half + 30, -118, 118, half - 30].map((x) => column(tones, x)),
    box(-half - 40, -22, half * 2 + 80, 22, tones.stoneShade),
  ].join("");
  return (
    inTown(stage) +
    oval(760, 824, half + 90, 16, tones.ink, 0.2) +
    put(arch, 800, 820) +
    people(stage, [
      [470, 880],
      [1130, 864],
      [1050, 930],
      [620, 940],
    ])
  );
};

function passage(tones: Tones, x: number, half: number): string {
  const d = `M${x - half} 0V-230a${half} ${half} 0 0 1 ${half * 2} 0V0Z`;
  return (
    shape(d, tones.sky[3]) +
    shape(
      `${d}M${x - half + 26} 0V-226a${half} ${half} 0 0 1 ${half * 2 - 26}-40V-230a${half} ${half} 0 0 0 ${-half * 2} 0V0Z`,
      tones.stoneShade,
    )
  );
}

function column(tones: Tones, x: number): string {
  return (
    box(x - 16, -344, 32, 322, tones.paper) +
    box(x - 16, -344, 12, 322, tones.stoneShade) +
    box(x - 24, -350, 48, 14, tones.paper) +
    box(x - 24, -40, 48, 18, tones.paper)
  );
}
