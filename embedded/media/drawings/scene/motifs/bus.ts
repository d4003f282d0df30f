import { box, disc, oval, put, repeat, shape } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { cypress, people, wheel } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";

/** An open-top double-decker in front of the city. */
export const bus: Motif = (stage) => {
  const { tones } = stage;
  const road =
    box(0, 800, 1600, 200, tones.mid) +
    box(0, 796, 1600, 10, tones.paper) +
    repeat(8, (index) => box(40 + index * 220, 912, 110, 12, tones.paper));
  return (
    inTown(stage) +
    cypress(tones, 240, 800, 1.3) +
    cypress(tones, 1400, 800, 1.1) +
    road +
    put(coach(stage), between(stage, 770, 830), 862, 1.16)
  );
};

function coach(stage: Stage): string {
  const { tones } = stage;
  const seats = repeat(7, (index) => box(-300 + index * 84, -338, 50, 40, tones.ink, 8));
  return [
    oval(0, 6, 420, 14, tones.ink, 0.35),
    seats,
    people(
      stage,
      [
        [-270, -296],
        [-180, -296],
        [-96, -296],
        [72, -296],
        [160, -296],
      ],
      0.9,
    ),
    shape("M-370-300H350q26 0 30 26L392-40q0 24-24 24H-370q-20 0-20-20V-280q0-20 20-20Z", tones.accent),
    shape("M-390-60H391L392-40q0 24-24 24H-370q-20 0-20-20Z", tones.accentShade),
    box(-390, -196, 776, 14, tones.paper),
    repeat(6, (index) => box(-356 + index * 110, -168, 92, 84, tones.pane, 8)),
    shape("M310-168h58l10 84h-68z", tones.pane),
    shape("M310-290h38q14 0 16 14l6 70h-60z", tones.waterLight),
    repeat(5, (index) => box(-340 + index * 120, -268, 84, 44, index % 2 === 0 ? tones.paper : tones.accentShade, 6)),
    wheel(tones, -240, -16, 52),
    wheel(tones, 240, -16, 52),
    disc(384, -62, 11, tones.sun),
  ].join("");
}
