import { box, disc, put, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { pinnacle, pointed } from "../building-parts.ts";
import { birds, people } from "../props.ts";
import { between, type Motif } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** The front of Milan Cathedral: a broad gable of marble under many spires, a golden statue on the highest. */
export const milanCathedral: Motif = (stage) => {
  const { tones } = stage;
  const spiresBehind = [-250, -190, -130, -70, 70, 130, 190, 250].map((x) =>
    pinnacle(tones, x, -260, 16, 240 - Math.abs(x) * 0.5),
  );
  const church = [
    ...spiresBehind,
    put(highestSpire(tones), 0, -330),
    shape("M-370 0V-196L-222-262V-306L-82-372V-398L0-432L82-398V-372L222-306V-262L370-196V0Z", tones.paper),
    shape("M-370 0V-196L-222-262V-306L-82-372V-398L0-432V0Z", tones.paperShade, 0.55),
    stroke("M-370-196L-222-262M-222-306L-82-372L0-432L82-372L222-306M222-262L370-196", tones.stone, 8),
    ...[-292, -148, 148, 292].map((x) => bay(tones, x, 190)),
    bay(tones, 0, 300),
    ...buttresses.map(([x, height]) => buttress(tones, x, height)),
    box(-392, -14, 784, 14, tones.stoneShade),
  ].join("");
  return (
    inTown(stage) +
    birds(tones, between(stage, 350, 420), 300) +
    put(church, 800, 800, 0.95) +
    people(stage, [
      [480, 880],
      [640, 934],
      [980, 884],
      [1110, 940],
    ])
  );
};

/** Where the buttresses stand, and how high they are. */
const buttresses = [
  [-370, 208],
  [-222, 300],
  [-78, 376],
  [78, 376],
  [222, 300],
  [370, 208],
] as const;

function buttress(tones: Tones, x: number, height: number): string {
  return (
    box(x - 22, -height, 44, height, tones.paper) +
    box(x - 22, -height, 18, height, tones.stoneShade) +
    pinnacle(tones, x, -height, 44, 96) +
    disc(x, -height - 98, 6, tones.paper)
  );
}

/** A door, and a window above it. */
function bay(tones: Tones, x: number, height: number): string {
  const isMiddle = x === 0;
  return (
    box(x - 36, -104, 72, 104, tones.stone) +
    box(x - 24, -90, 48, 90, tones.ink) +
    box(x - 30, -height * 0.36 - 62, 60, 40, tones.pane) +
    (isMiddle ? pointed(x, -204, 84, 150, tones.pane) + stroke("M0-206V-350M-42-250H42", tones.paper, 5) : "")
  );
}

/** With the golden Madonna. */
function highestSpire(tones: Tones): string {
  return (
    pinnacle(tones, -44, 0, 22, 130) +
    pinnacle(tones, 44, 0, 22, 130) +
    shape("M-36 0L-20-150H20L36 0Z", tones.paper) +
    shape("M-36 0L-20-150H-6L-10 0Z", tones.paperShade) +
    pinnacle(tones, 0, -146, 40, 100) +
    stroke("M0-246v-26", tones.sun, 9) +
    disc(0, -278, 7, tones.sun)
  );
}
