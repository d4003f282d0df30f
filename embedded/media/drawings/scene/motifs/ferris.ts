import { box, disc, put, repeat, shape, stroke } from "../../shapes.ts";
import { inTown } from "../backdrops/on-land.ts";
import { people } from "../props.ts";
import { between, type Motif, type Stage } from "../stage.ts";
import type { Tones } from "../tones.ts";

/** A fairground: the big wheel and two tents. */
export const ferris: Motif = (stage) => {
  const { tones } = stage;
  return (
    inTown(stage) +
    put(bigWheel(stage), 800, 440) +
    put(tent(tones, tones.water), between(stage, 400, 470), 830, 1.1) +
    put(tent(tones, tones.accent), between(stage, 1120, 1200), 850, 1.2) +
    people(
      stage,
      [
        [690, 900],
        [760, 930],
        [960, 910],
      ],
      1.1,
    )
  );
};

function bigWheel(stage: Stage): string {
  const { tones } = stage;
  const colors = [tones.accent, tones.paper, tones.water];
  const turn = stage.random();
  const around = (index: number, radius: number) => {
    const angle = ((index + turn) / 12) * 2 * Math.PI;
    return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius)] as const;
  };
  const rim = [300, 268]
    .map((radius) => `<circle r="${radius}" fill="none" stroke="${tones.paper}" stroke-width="9"/>`)
    .join("");
  const spokes = repeat(12, (index) => stroke(`M0 0L${around(index, 300).join(" ")}`, tones.paper, 5));
  const cabins = repeat(12, (index) => {
    const [x, y] = around(index, 300);
    return (
      shape(`M${x - 34} ${y + 4}h68v22a34 30 0 0 1-68 0z`, colors[index % 3] ?? tones.accent) +
      shape(`M${x - 38} ${y + 4}a38 34 0 0 1 76 0z`, tones.ink)
    );
  });
  return stroke("M0 0L-170 390M0 0L170 390", tones.ink, 22) + rim + spokes + disc(0, 0, 32, tones.accent) + cabins;
}

function tent(tones: Tones, color: string): string {
  return (
    repeat(5, (index) => box(-150 + index * 60, -130, 60, 130, index % 2 === 0 ? color : tones.paper)) +
    shape("M-180-126L0-270L180-126Z", color) +
    shape("M-60-126L0-270L60-126Z", tones.paper) +
    stroke("M0-270V-310", tones.ink, 5) +
    shape("M2-310h44l-14 14 14 14H2z", tones.accent)
  );
}
